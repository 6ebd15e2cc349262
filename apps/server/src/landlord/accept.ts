import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import {
  changeStatus,
  policyMailData,
  isPaying,
  lockPolicy,
  type Policy,
  premiumMailData,
  toTenant,
} from "../policy/index.ts";
import { coverStart, premiumPeriod } from "../billing/index.ts";
import { writeMail } from "../mails/index.ts";
import { scheduleRatingRequest } from "../rating/index.ts";

type AcceptDeps = Pick<Deps, "clock" | "random" | "jobs">;

/** The first premium falls due when cover starts (decision 0007). Repeatable. Returns whether it is accepted. */
export async function accept(
  transaction: Transaction<Database>,
  deps: AcceptDeps,
  refId: string,
  partnerId: string | null = null,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  if (isPaying(policy.status)) return true;
  const now = deps.clock.now();
  const cover_start = coverStart(policy.insurance_start, localDay(policy.country, now));
  const terms = { coverStart: cover_start, insuranceEnd: policy.insurance_end, paymentPeriod: policy.payment_period };
  if (!premiumPeriod(terms, 1)) return false;

  const outcome = await changeStatus(transaction, refId, {
    to: "ACCEPTED",
    cause: "landlord",
    at: now,
    partnerId,
    set: { cover_start, answered_at: now, next_premium_at: startOfLocalDay(policy.country, cover_start) },
  });
  if (outcome !== "changed") return false;
  await scheduleRatingRequest(transaction, { refId, country: policy.country, coverStart: cover_start });
  await mailTenant(transaction, deps, policy, cover_start);
  return true;
}

function mailTenant(transaction: Transaction<Database>, deps: AcceptDeps, policy: Policy, firstChargeOn: string) {
  return writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `landlord-accepted:${policy.ref_id}`,
    kind: "landlord-accepted",
    data: { ...policyMailData(policy), ...premiumMailData(policy), firstChargeOn },
  });
}
