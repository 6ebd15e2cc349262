import { landlordQuestionsPerDay } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { compareEarlierRequest, lockPolicy } from "../policy/index.ts";
import { day, earlier } from "../platform/rules/durations.ts";

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
    const wait = await waitUntilNext(transaction, refId, now);
    if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
    await transaction
      .insertInto("landlord_question")
      .values({ id: deps.random.uuid(), ref_id: refId, message, asked_at: now, request_key: requestKey })
      .execute();
    return null;
  });
}

/** Seconds until another question may be asked; null when it may be now. */
async function waitUntilNext(transaction: Transaction<Database>, refId: string, now: Date): Promise<number | null> {
  const asked = await transaction
    .selectFrom("landlord_question")
    .select("asked_at")
    .where("ref_id", "=", refId)
    .where("asked_at", ">", earlier(now, limit.period))
    .execute();
  const times = asked.map(({ asked_at }) => asked_at);
  return secondsUntilAllowed(times, limit, now);
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
