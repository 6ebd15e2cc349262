import { type LandlordView, maxClaimItems, roundToCents } from "@kautia/contract";
import { Button, Dialog, SummaryList, TextField, VisuallyHidden } from "@kautia/design-system";
import { AmountField } from "../../form/AmountField.tsx";
import type { TextKey } from "@kautia/locales";
import { useEffect, useRef, useState } from "react";
import { amountOf } from "../../form/amount.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import type { LandlordCalls } from "./landlord-calls.ts";
import { amountWords } from "../../form/field-words.ts";

interface ClaimFormProps {
  /** The amount that can still be claimed, in EUR. */
  claimable: number;
  calls: LandlordCalls;
  onReported: (view: LandlordView) => void;
  /** The input is kept as a draft. */
  onClose: () => void;
}

/** `count` rows of two fields each, named like the paths in the body. */
type Typed = Record<string, string> & { count: string };

const descriptionPath = (row: number) => `items.${row}.description`;
const amountPath = (row: number) => `items.${row}.amount`;
const rowsOf = ({ count }: Typed) => Array.from({ length: Number(count) }, (_, row) => row);
const amountIn = (typed: Typed, row: number) => amountOf(typed[amountPath(row)] ?? "");
const sumIn = (typed: Typed, rows: readonly number[]) =>
  roundToCents(rows.reduce((sum, row) => sum + (amountIn(typed, row) || 0), 0));

/** Reports a claim. Landlords review all its items before they send it, because the tenant is told at once. */
export function ClaimForm({ claimable, calls, onReported, onClose }: ClaimFormProps) {
  const { t, money } = useText();
  const first = useRef<HTMLInputElement>(null);
  const [reviewing, setReviewing] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const initial: Typed = { count: "1", [descriptionPath(0)]: "", [amountPath(0)]: "" };
  const every = Array.from({ length: maxClaimItems }, (_, row) => row);
  const labels: Record<string, TextKey> = Object.fromEntries(
    every.flatMap((row) => [
      [descriptionPath(row), "claims.description"],
      [amountPath(row), "claims.amount"],
    ]),
  );
  const form = useForm({
    id: `claim-${calls.key}`,
    call: calls.claim,
    once: true,
    params: calls.params,
    initial,
    labels,
    groupOf: (field, typed) =>
      rowsOf(typed).length > 1 ? t("claims.item", { number: Number(field.split(".")[1]) + 1 }) : undefined,
    words: Object.fromEntries(every.map((row) => [amountPath(row), amountWords])),
    body: (typed) => ({
      items: rowsOf(typed).map((row) => ({ description: typed[descriptionPath(row)], amount: amountIn(typed, row) })),
    }),
    check: (typed) => {
      const rows = rowsOf(typed);
      const over = rows.find((row) => sumIn(typed, rows.slice(0, row + 1)) > claimable);
      return over === undefined
        ? []
        : [{ path: amountPath(over), errorCode: "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", params: {} }];
    },
    onSaved: onReported,
  });
  const rows = rowsOf(form.values);

  /** Removes a row and moves the rows below up by one. */
  function remove(row: number): void {
    const moved = rows.slice(row + 1).flatMap((from) => [
      [descriptionPath(from - 1), form.values[descriptionPath(from)] ?? ""],
      [amountPath(from - 1), form.values[amountPath(from)] ?? ""],
    ]);
    form.change({ ...Object.fromEntries(moved), count: String(rows.length - 1) });
  }

  const sum = money(sumIn(form.values, rows));

  async function report(): Promise<void> {
    await form.submit();
    setReviewing(false);
  }

  return (
    <Form
      form={{
        ...form,
        onSubmit: (event) => {
          event.preventDefault();
          if (form.check()) setReviewing(true);
        },
      }}
    >
      {rows.map((row) => (
        <fieldset key={row} className="claim-item">
          <legend className="claim__head">{t("claims.item", { number: row + 1 })}</legend>
          <TextField
            {...form.bind(descriptionPath(row))}
            ref={row === 0 ? first : undefined}
            help={t("claims.descriptionHelp")}
          />
          <AmountField {...form.bind(amountPath(row))} width="medium" />
          {rows.length > 1 ? (
            <Button variant="text" className="form-under" onClick={() => remove(row)}>
              <span>{t("claims.removeItem")}</span>
              <VisuallyHidden>{` ${t("claims.item", { number: row + 1 })}`}</VisuallyHidden>
            </Button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < maxClaimItems ? (
        <p>
          <Button
            variant="secondary"
            onClick={() =>
              form.change({
                [descriptionPath(rows.length)]: "",
                [amountPath(rows.length)]: "",
                count: String(rows.length + 1),
              })
            }
          >
            {t("claims.addItem")}
          </Button>
        </p>
      ) : null}
      <p role="status">{t("claims.sum", { sum, most: money(claimable) })}</p>
      <FormActions form={form} label={t("claims.review")}>
        <Button variant="text" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </FormActions>
      <Dialog
        open={reviewing}
        onClose={() => setReviewing(false)}
        title={t("claims.reviewTitle", { sum })}
        closeText={t("common.close")}
        actions={
          <>
            <Button onClick={report} busyLabel={t("common.saving")}>
              {t("claims.report")}
            </Button>
            <Button variant="text" onClick={() => setReviewing(false)}>
              {t("landlord.keep")}
            </Button>
          </>
        }
      >
        <div className="k-flow">
          <SummaryList
            rows={rows.map((row) => ({
              key: String(row),
              label: form.values[descriptionPath(row)] ?? "",
              value: money(amountIn(form.values, row) ?? 0),
            }))}
          />
          <p>{t("claims.reviewText")}</p>
        </div>
      </Dialog>
    </Form>
  );
}
