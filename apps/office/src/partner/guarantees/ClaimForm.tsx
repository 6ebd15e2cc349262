import { claimGuarantee, fieldError, maxClaimItems, roundToCents, sumBy } from "@kautia/contract";
import { Button, TextField, VisuallyHidden } from "@kautia/design-system";
import { AmountField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { amountOf } from "../../parts/rental/rental.ts";
import { useText } from "../../text/use-text.ts";

interface Item {
  description: string;
  amount: string;
}

const emptyItem: Item = { description: "", amount: "" };
const initial: { items: readonly Item[] } = { items: [emptyItem] };
const sumOf = (items: readonly Item[]) => roundToCents(sumBy(items, ({ amount }) => amountOf(amount) || 0));

interface ClaimFormProps {
  refId: string;
  /** The amount that can still be claimed, in EUR. */
  claimable: number;
}

/** Reports a claim. The tenant is told at once. */
export function ClaimForm({ refId, claimable }: ClaimFormProps) {
  const { t, money } = useText();
  const form = useCallForm({
    call: claimGuarantee,
    initial,
    request: ({ items }) => ({
      params: { refId },
      body: {
        items: items.map(({ description, amount }) => ({ description, amount: amountOf(amount) })),
      },
    }),
    check: ({ items }) => {
      const over = items.findIndex((_, index) => sumOf(items.slice(0, index + 1)) > claimable);
      return over < 0 ? [] : [fieldError(`items.${over}.amount`, "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT")];
    },
    words: Object.fromEntries(
      Array.from({ length: maxClaimItems }, (_, index) => [
        `items.${index}.amount`,
        { FIELD_INVALID: "validation.amount", MAXIMUM: "validation.maximumAmount" } as const,
      ]),
    ),
    said: t("claims.reported"),
  });
  const { items } = form.values;

  const field = (index: number, name: keyof Item) => ({
    ...form.bind("items", `items.${index}.${name}`),
    value: items[index]?.[name] ?? "",
    onChange: (value: string) =>
      form
        .bind("items", `items.${index}.${name}`)
        .onChange(items.map((item, other) => (other === index ? { ...item, [name]: value } : item))),
  });

  return (
    <CallFormView form={form} label={t("claims.report")}>
      {items.map((_, index) => (
        <fieldset key={index} className="claim-item">
          <legend>{t("claims.item", { number: index + 1 })}</legend>
          <TextField
            {...field(index, "description")}
            label={t("claims.description")}
            help={t("claims.descriptionHelp")}
          />
          <AmountField {...field(index, "amount")} label={t("claims.amount")} />
          {items.length > 1 ? (
            <Button variant="text" onClick={() => form.set({ items: items.filter((__, other) => other !== index) })}>
              {t("claims.removeItem")}
              <VisuallyHidden>{` ${t("claims.item", { number: index + 1 })}`}</VisuallyHidden>
            </Button>
          ) : null}
        </fieldset>
      ))}
      {items.length < maxClaimItems ? (
        <Button variant="secondary" onClick={() => form.set({ items: [...items, emptyItem] })}>
          {t("claims.addItem")}
        </Button>
      ) : null}
      <p role="status">{t("claims.sum", { sum: money(sumOf(items)), most: money(claimable) })}</p>
      <p>{t("claims.reviewText")}</p>
    </CallFormView>
  );
}
