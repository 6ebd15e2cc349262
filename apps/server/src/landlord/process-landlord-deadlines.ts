import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueStep, lastDayToAnswer, nextStepAt } from "./rules/answer-deadline.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import {
  changeState,
  homePlace,
  policyMailData,
  lockPolicy,
  type Policy,
  toLandlord,
  toTenant,
} from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { isOnHold } from "../views/circumstances.ts";

export const landlordsToRemind = dueRows({
  from: sql`landlord_wait`,
  key: sql`ref_id`,
  at: sql`next_at`,
  where: sql`next_at IS NOT NULL AND NOT ${isOnHold(sql.ref("landlord_wait.ref_id"))}`,
});

/** Reminds a landlord who has not answered, and ends the policy after the deadline. */
export async function processLandlordDeadline(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const found = await transaction
    .selectFrom("landlord_wait")
    .selectAll()
    .where("ref_id", "=", refId)
    .where(landlordsToRemind.isDue(now))
    .executeTakeFirst();
  if (!found) return false;
  const home = homePlace(policy);
  const askedOn = localDay(policy.country, found.asked_at);
  const until = lastDayToAnswer(home, askedOn);
  const isWaiting = policy.cover_state === "SIGNED";
  const step = isWaiting
    ? dueStep(home, askedOn, { sent: found.reminders, today: localDay(policy.country, now) })
    : null;
  const reminders = typeof step === "number" ? step : found.reminders;
  const next_at = isWaiting && step !== "give-up" ? nextStepAt(home, askedOn, reminders) : null;
  await transaction.updateTable("landlord_wait").set({ reminders, next_at }).where("ref_id", "=", refId).execute();
  if (step === "give-up") await endUnanswered(transaction, deps, policy, until);
  else if (step !== null) await remind(transaction, deps, policy, { number: step, until });
  return true;
}

async function remind(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  { number, until }: { number: number; until: string },
): Promise<void> {
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-reminder:${policy.ref_id}:${number}`,
    kind: "landlord-reminder",
    data: { ...policyMailData(policy), insuranceStart: policy.insurance_start, answerUntil: until },
  });
}

/** Ends the policy. Needs no refund, because nothing was charged before the acceptance. */
async function endUnanswered(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  until: string,
): Promise<void> {
  const { ref_id: refId } = policy;
  const ended = await changeState(transaction, refId, {
    to: { cover_state: "ENDED" },
    cause: "calendar",
    at: deps.clock.now(),
  });
  if (ended !== "changed") throw new Error(`policy ${refId} cannot end`);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `landlord-silent:${refId}`,
    kind: "landlord-silent",
    data: { ...policyMailData(policy), until },
  });
}
