import { type CardView, fromCents } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { localDay } from "../../domain/local-day.ts";
import { isOver } from "../../domain/policy-life.ts";
import type { Policy } from "../policies/index.ts";
import { type OpenPremium, readOpenPremiums } from "./open-premiums.ts";

/** What is open under a contract at `now`. */
export async function readCardView(db: Kysely<Database>, policy: Policy, now: Date): Promise<CardView> {
  const open = await readOpenPremiums(db, policy.ref_id);
  const next = open
    .filter(({ lastTry }) => lastTry.status === "INTENDED")
    .map(({ lastTry }) => lastTry.tryAt)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    contractNumber: policy.contract_number,
    fullAddress: policy.full_address,
    state: stateOf(policy, open, now),
    amount: fromCents(open.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    needsConfirmation: open.some(({ failureCode }) => failureCode === "requires_action"),
    nextTryOn: next && next > now ? localDay(policy.country, next) : null,
  };
}

function stateOf({ status }: Policy, open: readonly OpenPremium[], now: Date): CardView["state"] {
  if (open.length === 0) return isOver(status) ? "OVER" : "PAID";
  const isUnderWay = ({ lastTry }: OpenPremium) =>
    lastTry.status === "ASKED" || (lastTry.status === "INTENDED" && lastTry.tryAt <= now);
  return open.some(isUnderWay) ? "CHARGING" : "OPEN";
}
