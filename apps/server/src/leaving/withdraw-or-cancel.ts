import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { nextReminderAt, findWayToLeave } from "./rules/leaving.ts";
import { readLastDayToWithdraw } from "./leaving-option.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import {
  changeState,
  policyMailData,
  lockPolicy,
  type Policy,
  policyStatus,
  toLandlord,
  toTenant,
} from "../policy/index.ts";
import { cancellationKey } from "./cancellation-key.ts";
import { withdrawFromContract } from "./withdraw-from-contract.ts";

type LeavingDeps = Pick<Deps, "clock" | "random" | "jobs" | "log">;

/** Withdraws within the withdrawal period, cancels afterwards. Can be repeated. Returns whether the tenant has left. */
export async function withdrawOrCancel(
  transaction: Transaction<Database>,
  deps: LeavingDeps,
  refId: string,
  reason: string | null,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const way = findWayToLeave(
    policyStatus(policy),
    await readLastDayToWithdraw(transaction, policy),
    localDay(policy.country, now),
  );
  if (way === null) return policy.leaving_state === "CANCELLATION_REQUESTED" || policy.cover_state === "WITHDRAWN";
  return way === "withdraw"
    ? withdrawFromContract(transaction, deps, refId)
    : requestCancellation(transaction, deps, policy, reason);
}

async function requestCancellation(
  transaction: Transaction<Database>,
  deps: LeavingDeps,
  policy: Policy,
  reason: string | null,
): Promise<boolean> {
  const { ref_id: refId, country } = policy;
  const now = deps.clock.now();
  const on = localDay(country, now);
  const outcome = await changeState(transaction, refId, {
    to: { leaving_state: "CANCELLATION_REQUESTED" },
    cause: "tenant",
    at: now,
  });
  if (outcome !== "changed") return false;
  await transaction
    .insertInto("cancellation")
    .values({ ref_id: refId, requested_at: now, reason, remind_at: nextReminderAt(country, on, 0) })
    .execute();
  const key = await cancellationKey(transaction, refId);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `cancellation-received:${key}`,
    kind: "cancellation-received",
    data: { ...policyMailData(policy), on },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `release-asked:${key}`,
    kind: "release-asked",
    data: { ...policyMailData(policy), on, isReminder: false },
  });
  return true;
}
