import type { CalendarDate } from "@kautia/contract";
import type { Kysely } from "kysely";
import { type readMovingOuts, toLineMovingOuts } from "../leaving/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, policyStatus, readHistory } from "../policy/index.ts";
import { readAnswerUntil } from "./invite.ts";

/** What the status lines of tenant and landlord have in common. */
export async function readLineFacts(
  db: Kysely<Database>,
  policy: Policy,
  { movingOuts, today }: { movingOuts: Awaited<ReturnType<typeof readMovingOuts>>; today: CalendarDate },
) {
  return {
    status: policyStatus(policy),
    history: await readHistory(db, policy),
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    cashReturnOn: policy.cash_return_on,
    answerUntil: await readAnswerUntil(db, policy),
    movingOuts: toLineMovingOuts(movingOuts, policy.country),
    today,
  };
}
