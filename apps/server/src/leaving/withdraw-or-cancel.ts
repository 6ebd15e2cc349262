import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { declarantData, type Declared, declaredOnPage, writeDeclaration } from "../declarations/index.ts";
import type { LeavingDeps } from "./leaving-deps.ts";
import { nextReminderAt, remindersDue } from "./rules/leaving.ts";
import { findWayOut } from "./leaving-option.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import {
  changeState,
  guaranteeMailData,
  lockPolicy,
  type Policy,
  policyMailData,
  toLandlord,
  toTenant,
} from "../policy/index.ts";
import { cancellationKey } from "./cancellation-key.ts";
import { withdrawFromContract } from "./withdraw-from-contract.ts";

/**
 * Withdraws within the withdrawal period, cancels afterwards. Can be repeated. `declarant`: the co-tenant who leaves, for all of
 * them. Returns whether the tenants have left.
 */
export async function withdrawOrCancel(
  transaction: Transaction<Database>,
  deps: LeavingDeps,
  { refId, reason, declarant = null }: { refId: string; reason: string | null; declarant?: string | null },
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const at = deps.clock.now();
  const way = await findWayOut(transaction, policy, at);
  if (way === null) return policy.leaving_state === "CANCELLATION_REQUESTED" || policy.cover_state === "WITHDRAWN";
  const declared = declaredOnPage("TENANT", policy.country, at, declarant);
  return way === "withdraw"
    ? withdrawFromContract(transaction, deps, refId, { at, declared })
    : cancel(transaction, deps, policy, { at, declared, reason });
}

/** Asks the landlord for the release, as of `at`. Returns false if the tenant has already cancelled, or it is over. */
export async function cancel(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random">,
  policy: Policy,
  { at, declared, reason }: { at: Date; declared: Declared; reason: string | null },
): Promise<boolean> {
  const { ref_id: refId, country } = policy;
  const now = deps.clock.now();
  const on = localDay(country, at);
  const outcome = await changeState(transaction, refId, {
    to: { leaving_state: "CANCELLATION_REQUESTED" },
    cause: "tenant",
    at,
    recordedAt: now,
  });
  if (outcome !== "changed") return false;
  await writeDeclaration(transaction, deps, { refId, kind: "CANCELLATION" }, declared);
  const reminders = remindersDue(on, localDay(country, now));
  await transaction
    .insertInto("cancellation")
    .values({ ref_id: refId, requested_at: at, reason, reminders, remind_at: nextReminderAt(country, on, reminders) })
    .execute();
  const key = await cancellationKey(transaction, refId);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `cancellation-received:${key}`,
    kind: "cancellation-received",
    data: { ...policyMailData(policy), ...declarantData(policy, declared), on },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `release-asked:${key}`,
    kind: "release-asked",
    data: { ...(await guaranteeMailData(transaction, policy)), on, isReminder: false },
  });
  return true;
}
