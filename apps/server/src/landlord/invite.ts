import type { CalendarDate } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lastDayToAnswer, nextStepAt } from "./rules/answer-deadline.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { homePlace, policyMailData, type Policy, toLandlord } from "../policy/index.ts";
import type { Deps } from "../deps.ts";

/** Mails the landlord the invitation and starts the deadline for the answer. */
export async function inviteLandlord(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
): Promise<void> {
  const { ref_id, country, signed_at } = policy;
  const askedOn = localDay(country, signed_at);
  const home = homePlace(policy);
  await transaction
    .insertInto("landlord_wait")
    .values({ ref_id, asked_at: signed_at, next_at: nextStepAt(home, askedOn, 0) })
    .execute();
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-invitation:${ref_id}`,
    kind: "landlord-invitation",
    data: {
      ...policyMailData(policy),
      insuranceStart: policy.insurance_start,
      insuranceEnd: policy.insurance_end,
      answerUntil: lastDayToAnswer(home, askedOn),
    },
  });
}

/** Gives a landlord who has not answered the whole time again, after a hold during which nobody could accept. */
export async function restartDeadline(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  policy: Policy,
): Promise<void> {
  const { ref_id, country, cover_state } = policy;
  if (cover_state !== "SIGNED") return;
  const now = clock.now();
  const wait = transaction.selectFrom("landlord_wait").select("reminders").where("ref_id", "=", ref_id);
  const found = await wait.executeTakeFirst();
  if (!found) return;
  const next_at = nextStepAt(homePlace(policy), localDay(country, now), found.reminders);
  await transaction.updateTable("landlord_wait").set({ asked_at: now, next_at }).where("ref_id", "=", ref_id).execute();
}

/** The last day to answer; null if the policy is not waiting for the landlord or has no deadline. */
export async function readAnswerUntil(db: Kysely<Database>, policy: Policy): Promise<CalendarDate | null> {
  const { ref_id, country, cover_state } = policy;
  if (cover_state !== "SIGNED") return null;
  const found = await db.selectFrom("landlord_wait").select("asked_at").where("ref_id", "=", ref_id).executeTakeFirst();
  return found ? lastDayToAnswer(homePlace(policy), localDay(country, found.asked_at)) : null;
}
