import { type LandlordView, maxClaimItems, reportClaim, roundToCents, sumBy } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { amountOf } from "#form/amount.ts";
import { amountWords } from "#form/field-words.ts";
import { useForm } from "#form/use-form.ts";
import { useText } from "#texts/use-text.ts";

interface ClaimFormOptions {
  /** The amount that can still be claimed, in EUR. */
  claimable: number;
  token: string;
  onReported: (view: LandlordView) => Promise<void>;
}

/** `count` rows of two fields each, named like the paths in the body. */
type Typed = Record<string, string> & { count: string };

export const descriptionPath = (row: number) => `items.${row}.description`;
export const amountPath = (row: number) => `items.${row}.amount`;
const rowsOf = ({ count }: Typed) => Array.from({ length: Number(count) }, (_, row) => row);
const amountIn = (typed: Typed, row: number) => amountOf(typed[amountPath(row)] ?? "");
const sumIn = (typed: Typed, rows: readonly number[]) => roundToCents(sumBy(rows, (row) => amountIn(typed, row) || 0));
const initial: Typed = { count: "1", [descriptionPath(0)]: "", [amountPath(0)]: "" };

export type ClaimForm = ReturnType<typeof useClaimForm>;

/** The form of a claim with its items. The input is kept as a draft until it is sent. */
export function useClaimForm({ claimable, token, onReported }: ClaimFormOptions) {
  const { t } = useText();
  const every = Array.from({ length: maxClaimItems }, (_, row) => row);
  const labels: Record<string, TextKey> = Object.fromEntries(
    every.flatMap((row) => [
      [descriptionPath(row), "claims.description"],
      [amountPath(row), "claims.amount"],
    ]),
  );
  const form = useForm({
    id: `claim-${token}`,
    call: reportClaim,
    once: true,
    params: { token },
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
  const items = rows.map((row) => ({
    description: form.values[descriptionPath(row)] ?? "",
    amount: amountIn(form.values, row) ?? 0,
  }));

  return {
    form,
    rows,
    items,
    sum: sumIn(form.values, rows),
    isFilled: items.every(({ description, amount }) => description.trim() !== "" && amount > 0),
    add: () =>
      form.change({
        [descriptionPath(rows.length)]: "",
        [amountPath(rows.length)]: "",
        count: String(rows.length + 1),
      }),
    /** Removes a row and moves the rows below up by one. */
    remove(row: number) {
      const moved = rows.slice(row + 1).flatMap((from) => [
        [descriptionPath(from - 1), form.values[descriptionPath(from)] ?? ""],
        [amountPath(from - 1), form.values[amountPath(from)] ?? ""],
      ]);
      form.change({ ...Object.fromEntries(moved), count: String(rows.length - 1) });
    },
  };
}
