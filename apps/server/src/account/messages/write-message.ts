import { hasEnded, messagesPerDay } from "@kautia/contract";
import { sql } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { refuseTooOften } from "../../platform/http/refuse-too-often.ts";
import { writeMail } from "../../mails/index.ts";
import { compareEarlierRequest, policyMailData, lockPolicy, toLandlord } from "../../policy/index.ts";
import { day } from "../../platform/rules/durations.ts";

const limit = { most: messagesPerDay, period: day };

interface Message {
  message: string;
  /** The request's idempotency key, hashed. A repeated key sends nothing. */
  requestKey: Buffer | null;
}

/** Stores a message and mails it to the landlord; replies go to the tenant. Null on success. */
export async function writeMessage(
  deps: Deps,
  refId: string,
  { message, requestKey }: Message,
): Promise<Refusal | null> {
  const refused = await inTransaction(deps.db, async (transaction) => {
    const policy = await lockPolicy(transaction, refId);
    const isSame = sql<boolean>`message = ${message}`;
    const repeated = await compareEarlierRequest(transaction, "landlord_message", { refId, requestKey, isSame });
    if (repeated !== "none") return repeated === "same" ? null : refuse("IDEMPOTENCY_KEY_REUSED");
    if (hasEnded(policy.cover_state)) return refuse("POLICY_STATUS_CONFLICT");
    const now = deps.clock.now();
    const sent = transaction.selectFrom("landlord_message").select("at").where("ref_id", "=", refId);
    const tooOften = await refuseTooOften(sent, limit, now);
    if (tooOften) return tooOften;
    const { id } = await transaction
      .insertInto("landlord_message")
      .values({ id: deps.random.uuid(), ref_id: refId, message, at: now, request_key: requestKey })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `tenant-message:${id}`,
      kind: "tenant-message",
      replyTo: policy.tenant_email,
      // Only the first tenant writes.
      data: { ...policyMailData({ ...policy, co_tenant_names: [] }), message },
    });
    return null;
  });
  if (!refused) deps.jobs.wake();
  return refused;
}
