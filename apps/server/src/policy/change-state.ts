import { type Country, hasEnded, keptUntil, retentionPlan } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { planChange, type PolicyState, policyStatus } from "./rules/policy-state.ts";
import { lockPolicy } from "./policy.ts";
import { dropMovingOut } from "./moving-out.ts";
import { writeStatusEvents } from "./write-events.ts";

/**
 * Changes a policy's cover, payment or leaving; every change goes through here. `set` updates other columns with it.
 * Returns `conflict` if the status cannot follow the present one, and writes nothing then. `unchanged` means that the
 * status stays the same, so the history gets no entry.
 */
export async function changeState(
  transaction: Transaction<Database>,
  refId: string,
  change: {
    to: Partial<PolicyState>;
    cause: Database["policy_history"]["cause"];
    /** When the change takes effect. */
    at: Date;
    /** When the change is recorded, if later than `at`. */
    recordedAt?: Date;
    partnerId?: string | null;
    set?: Omit<Updateable<Database["policy"]>, "ref_id" | keyof PolicyState>;
  },
): Promise<"changed" | "unchanged" | "conflict"> {
  const policy = await lockPolicy(transaction, refId);
  const { state, outcome } = planChange(policy, change.to);
  if (outcome === "unchanged" && state.payment_state !== policy.payment_state)
    await transaction.updateTable("policy").set(state).where("ref_id", "=", refId).execute();
  if (outcome !== "changed") return outcome;
  // Once the policy has ended, no more premiums fall due and the retention period begins.
  const ending = hasEnded(state.cover_state) && {
    next_premium_at: null,
    ends_at: null,
    premium_notice_at: null,
    end_notice_at: null,
    ...(await retentionAfter(transaction, refId, policy.country, change.at)),
  };
  const changed = await transaction
    .updateTable("policy")
    .set({ ...change.set, ...state, ...ending })
    .where("ref_id", "=", refId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("policy_history")
    .values({
      ref_id: refId,
      from_status: policyStatus(policy),
      to_status: policyStatus(changed),
      at: change.at,
      recorded_at: change.recordedAt && change.recordedAt > change.at ? change.recordedAt : null,
      cause: change.cause,
      partner_id: change.partnerId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStatusEvents(transaction, changed, { id, cause: change.cause, at: change.at });
  if (policy.leaving_state === "CANCELLATION_REQUESTED") await dropMovingOut(transaction, refId, change.at);
  return "changed";
}

async function retentionAfter(transaction: Transaction<Database>, refId: string, country: Country, at: Date) {
  const charged = await transaction.selectFrom("premium").select("id").where("ref_id", "=", refId).limit(1).execute();
  const kept = keptUntil(country, localDay(country, at), charged.length > 0);
  const [first] = retentionPlan(country, kept);
  return { kept_until: kept.until, kept_because: kept.because, forget_after: first?.until };
}
