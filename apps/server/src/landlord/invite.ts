import type { CalendarDate } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lastDayToAnswer, nextStepAt } from "./rules/answer-deadline.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, type Policy, toLandlord } from "../policy/index.ts";
import type { Deps } from "../deps.ts";

/** Mails the landlord the invitation and starts the deadline for the answer. */
export async function inviteLandlord(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
): Promise<void> {
  const { ref_id, country, signed_at } = policy;
  const askedOn = localDay(country, signed_at);
  await transaction
    .insertInto("landlord_wait")
    .values({ ref_id, asked_at: signed_at, next_at: nextStepAt(country, askedOn, 0) })
    .execute();
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-invitation:${ref_id}`,
    kind: "landlord-invitation",
    data: {
      ...policyMailData(policy),
      insuranceStart: policy.insurance_start,
      insuranceEnd: policy.insurance_end,
      answerUntil: lastDayToAnswer(askedOn),
    },
  });
}

/** The last day to answer; null if the policy is not waiting for the landlord or has no deadline. */
export async function readAnswerUntil(
  db: Kysely<Database>,
  { ref_id, country, cover_state }: Policy,
): Promise<CalendarDate | null> {
  if (cover_state !== "SIGNED") return null;
  const found = await db.selectFrom("landlord_wait").select("asked_at").where("ref_id", "=", ref_id).executeTakeFirst();
  return found ? lastDayToAnswer(localDay(country, found.asked_at)) : null;
}
