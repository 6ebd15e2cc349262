import { type CardView, fromCents, sumBy } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";
import { takesCard } from "./takes-card.ts";
import { readMethodView } from "./method-view.ts";
import { findPayableOnPage, isBeingCharged, type OpenCharge, readOpenCharges } from "./open-charges.ts";

export async function readCardView(db: Kysely<Database>, policy: Policy, now: Date): Promise<CardView> {
  const open = await readOpenCharges(db, policy.ref_id);
  const over = !(await takesCard(db, policy));
  const payable = findPayableOnPage(open, now);
  const next = open
    .flatMap(({ lastAttempt }) => (lastAttempt?.status === "INTENDED" ? [lastAttempt.tryAt] : []))
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    contractNumber: policy.contract_number,
    country: policy.country,
    fullAddress: policy.full_address,
    state: stateOf(open, over, now),
    amount: sumOf(open),
    instalmentAmount: sumOf(open.filter(({ kind }) => kind === "instalment")),
    needsConfirmation: open.some(({ failureCode }) => failureCode === "requires_action"),
    confirmable: payable && policy.card_refused_at === null ? fromCents(payable.amountCents) : null,
    invoiceDueOn: payable?.status === "INVOICED" ? payable.from : null,
    nextTryOn: next && next > now ? localDay(policy.country, next) : null,
    method: await readMethodView(db, policy),
    isPending: open.some(({ lastAttempt }) => lastAttempt?.status === "ASKED" && lastAttempt.pendingSince !== null),
  };
}

function sumOf(open: readonly OpenCharge[]): number {
  return fromCents(sumBy(open, ({ amountCents }) => amountCents));
}

function stateOf(open: readonly OpenCharge[], over: boolean, now: Date): CardView["state"] {
  if (open.length === 0) return over ? "OVER" : "PAID";
  return open.some((openCharge) => isBeingCharged(openCharge, now)) ? "CHARGING" : "OPEN";
}
