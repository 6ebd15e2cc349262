import { addDays } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { readAgreedPlan } from "../views/amendments.ts";
import { isChargePaused } from "../views/circumstances.ts";
import { lockPolicy, policyMailData, recordNotice, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { findDebitAccount } from "./find-debit-account.ts";
import { readNextPremium } from "./next-premium.ts";

export const premiumsToAnnounce = dueRows({
  from: sql`policy`,
  key: sql`ref_id`,
  at: sql`premium_notice_at`,
  where: sql`premium_notice_at IS NOT NULL AND NOT ${isChargePaused(sql.ref("policy.ref_id"))}`,
});

/** Tells the tenant what the next yearly premium will be and how to leave before. */
export async function announcePremium(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  if (!(await recordNotice(transaction, refId, "premium_notice_at", premiumsToAnnounce.isDue(now)))) return false;
  const next = await readNextPremium(transaction, policy);
  // After a long downtime the premium itself is due.
  if (!next || policy.next_premium_at === null || policy.next_premium_at <= now) return true;
  // The tenant pays monthly from then on, and monthly premiums are not announced.
  if (await readAgreedPlan(transaction, refId)) return true;
  const account = await findDebitAccount(transaction, refId, policy.card_method_id);
  const { next_premium_number: number } = policy;
  const { amountCents } = next;
  const until = addDays(next.until, -1);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: premiumNoticeReason({ refId, number, amountCents, mandateReference: account?.mandateReference ?? null }),
    kind: "premium-announced",
    data: {
      ...policyMailData(policy),
      number,
      from: next.from,
      until,
      amountCents,
      endsOn: until === policy.insurance_end ? until : null,
      isLeaving: policy.leaving_state === "CANCELLATION_REQUESTED",
      account,
      creditorId: deps.config.paymentMethods.debit.creditorId,
    },
  });
  return true;
}

/**
 * Identifies the mail about a coming premium. One about a debit also announces that debit, unless amount or account change
 * before it is due.
 */
export function premiumNoticeReason(premium: {
  refId: string;
  number: number;
  amountCents: number;
  mandateReference: string | null;
}): string {
  const { refId, number, amountCents, mandateReference } = premium;
  const debit = mandateReference === null ? "" : `:${mandateReference}:${amountCents}`;
  return `premium-announced:${refId}:${number}${debit}`;
}
