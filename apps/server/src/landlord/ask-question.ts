import { landlordQuestionsPerDay } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { refuseTooOften } from "../platform/http/refuse-too-often.ts";
import { compareEarlierRequest, lockPolicy } from "../policy/index.ts";
import { day } from "../platform/rules/durations.ts";

const limit = { most: landlordQuestionsPerDay, period: day };

/** Stores the landlord's question for the desk, which answers by mail. Null on success. */
export async function askQuestion(
  deps: Pick<Deps, "db" | "clock" | "random">,
  refId: string,
  { message, requestKey }: { message: string; requestKey: Buffer | null },
): Promise<Refusal | null> {
  return inTransaction(deps.db, async (transaction) => {
    await lockPolicy(transaction, refId);
    const isSame = sql<boolean>`message = ${message}`;
    const repeated = await compareEarlierRequest(transaction, "landlord_question", { refId, requestKey, isSame });
    if (repeated !== "none") return repeated === "same" ? null : refuse("IDEMPOTENCY_KEY_REUSED");
    const now = deps.clock.now();
    const asked = transaction.selectFrom("landlord_question").select("asked_at as at").where("ref_id", "=", refId);
    const tooOften = await refuseTooOften(asked, limit, now);
    if (tooOften) return tooOften;
    await transaction
      .insertInto("landlord_question")
      .values({ id: deps.random.uuid(), ref_id: refId, message, asked_at: now, request_key: requestKey })
      .execute();
    return null;
  });
}

/** Writes the desk's answer, once; undefined if the question is answered. The caller has locked the policy. */
export function writeAnswer(
  transaction: Transaction<Database>,
  { id, answer, staffId, at }: { id: string; answer: string; staffId: string; at: Date },
) {
  return transaction
    .updateTable("landlord_question")
    .set({ answer, answered_at: at, staff_id: staffId })
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .returning("message")
    .executeTakeFirst();
}
