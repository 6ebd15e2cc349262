import { fromCents, listPayouts } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { maskIban } from "../../platform/iban.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { foundPolicies, isFound } from "../../views/policy-words.ts";
import { selectPayouts } from "../../views/payouts.ts";
import { tidySearch } from "../search/find.ts";

/** First what is to be paid, oldest first; then what was paid, newest first. */
export const payoutList = defineList({
  call: listPayouts,
  found: ({ search }) => (search === null ? null : foundPolicies(tidySearch(search))),
  query: ({ db, clock }: Pick<Deps, "db" | "clock">) => selectPayouts(db, clock.now()),
  filters: {
    state: (query, state) => query.where("payout.state", "=", state),
    kind: (query, kind) => query.where("payout.kind", "=", kind),
    from: (query, day) => query.where(({ ref }) => isSince(ref("payout.since"), day, ref("payout.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("payout.since"), day, ref("payout.country"))),
    search: (query) => query.where(({ ref }) => isFound(ref("payout.refId"))),
  },
  usualOrder: (query) =>
    query
      .orderBy("payout.paidOn", (order) => order.desc().nullsFirst())
      .orderBy("payout.since")
      .orderBy("payout.id"),
  sortsBecause: "claims and refunds are read in turn; one policy in sixty has a claim",
  orders: {},
  show: ({ amount_cents, iban, reference, since, ...row }) => ({
    ...row,
    iban: iban && maskIban(iban),
    amount: fromCents(amount_cents),
    reference: reference ?? proposeReference(row.contractNumber, row.kind),
    since: since.toISOString(),
  }),
  csv: {
    key: ["since", "id"],
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.what", ({ kind }, { t }) => t(`staff.payout.kind.${kind}`)],
      ["staff.col.payee", ({ payee }) => payee],
      ["staff.col.account", ({ iban }) => iban],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.reference", ({ reference }) => reference],
      ["staff.col.since", ({ since }, { time }) => time(since)],
      ["staff.col.state", ({ state }, { t }) => t(`staff.payout.${state}`)],
      ["staff.export.paidOn", ({ paidOn }) => paidOn],
      ["staff.export.paidBy", ({ paidBy }) => paidBy],
    ],
  },
});

/** What both sides recognise on their bank statement, in the words that German banks print. */
export function proposeReference(contractNumber: string, kind: "CLAIM" | "REFUND"): string {
  return `${contractNumber} ${kind === "CLAIM" ? "Schaden" : "Erstattung"}`;
}
