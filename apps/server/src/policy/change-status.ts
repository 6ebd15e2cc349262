import { type Country, hasEnded, keptUntil, type PolicyStatus, retentionPlan } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { checkTransition } from "./rules/policy-life.ts";
import { lockPolicy } from "./policy.ts";
import { writeStatusEvents } from "./write-events.ts";

/**
 * Changes a policy's status; every change goes through here. `set` updates other columns with it. Returns `unchanged`
 * if the policy already has the status and `conflict` if the transition is not allowed; neither writes anything.
 */
export async function changeStatus(
  transaction: Transaction<Database>,
  refId: string,
  change: {
    to: PolicyStatus;
    cause: Database["policy_history"]["cause"];
    /** When the change takes effect. */
    at: Date;
    /** When the change is recorded, if later than `at`. */
    recordedAt?: Date;
    partnerId?: string | null;
    set?: Omit<Updateable<Database["policy"]>, "ref_id" | "status">;
  },
): Promise<"changed" | "unchanged" | "conflict"> {
  const { status, country } = await lockPolicy(transaction, refId);
  const { kind } = checkTransition(status, change.to);
  if (kind !== "change") return kind;
  // Once the policy has ended, no more premiums fall due and the retention period begins.
  const ending = hasEnded(change.to) && {
    next_premium_at: null,
    ends_at: null,
    ...(await retentionAfter(transaction, refId, country, change.at)),
  };
  const changed = await transaction
    .updateTable("policy")
    .set({ ...change.set, status: change.to, ...ending })
    .where("ref_id", "=", refId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("policy_history")
    .values({
      ref_id: refId,
      from_status: status,
      to_status: change.to,
      at: change.at,
      recorded_at: change.recordedAt ?? null,
      cause: change.cause,
      partner_id: change.partnerId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStatusEvents(transaction, changed, { id, cause: change.cause, at: change.at });
  if (status === "CANCELLATION_REQUESTED") await dropMovingOut(transaction, refId, change.at);
  return "changed";
}

/** A proof of moving out only counts while the policy waits for the landlord's release (docs/policy.md). */
async function dropMovingOut(transaction: Transaction<Database>, refId: string, at: Date): Promise<void> {
  await transaction
    .updateTable("moving_out")
    .set({ outcome: "DROPPED", decided_at: at })
    .where("ref_id", "=", refId)
    .where("outcome", "is", null)
    .execute();
}

async function retentionAfter(transaction: Transaction<Database>, refId: string, country: Country, at: Date) {
  const charged = await transaction.selectFrom("premium").select("id").where("ref_id", "=", refId).limit(1).execute();
  const kept = keptUntil(country, localDay(country, at), charged.length > 0);
  const [first] = retentionPlan(country, kept);
  return { kept_until: kept.until, kept_because: kept.because, forget_after: first?.until };
}
