import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { changeState, lockPolicy, paidUntil, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import { cancelOpenPremiums, planRefunds, previewPendingRefundCents } from "../billing/index.ts";
import { coverEndAfterWithdrawal } from "./rules/leaving.ts";
import { readPaidUntilAfterWithdrawal } from "./leaving-option.ts";

type LeavingDeps = Pick<Deps, "clock" | "random" | "jobs" | "log">;

/** Ends the policy and refunds. The caller checked the period at `declaredAt`. Returns false if it was already over. */
export async function withdrawFromContract(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random" | "log">,
  refId: string,
  declaredAt: Date = deps.clock.now(),
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const on = localDay(policy.country, declaredAt);
  const coverStart = policy.cover_start;
  // Cover ends with the withdrawal, whatever is paid back for it.
  const covered_until = coverEndAfterWithdrawal(coverStart, on);
  const premium_until = paidUntil({
    premium_until: policy.premium_until,
    covered_until: await readPaidUntilAfterWithdrawal(transaction, policy, declaredAt),
  });
  const outcome = await changeState(transaction, refId, {
    to: { cover_state: "WITHDRAWN" },
    cause: "tenant",
    at: declaredAt,
    recordedAt: deps.clock.now(),
    set: { covered_until, premium_until },
  });
  if (outcome !== "changed") return false;
  await cancelOpenPremiums(transaction, policy, deps.clock.now());
  const refundCents = premium_until === null ? 0 : await planRefunds(transaction, deps, policy, premium_until);
  const pendingRefundCents =
    premium_until === null ? 0 : await previewPendingRefundCents(transaction, policy, premium_until);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `withdrawn:${refId}`,
    kind: "withdrawn",
    data: { ...policyMailData(policy), on, refundCents, pendingRefundCents },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-withdrawn:${refId}`,
    kind: "landlord-withdrawn",
    data: { ...policyMailData(policy), on, coveredFrom: coverStart !== null && coverStart < on ? coverStart : null },
  });
  return true;
}
