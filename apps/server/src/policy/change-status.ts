import { type Country, isOver, type PolicyStatus } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { keptUntil } from "./rules/kept-until.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { weighChange } from "./rules/policy-life.ts";
import { lockPolicy } from "./policy.ts";

/**
 * The one way in which a policy's status changes: checked against the contract's table, with its entry in the history.
 * `set` is what changes of the policy along with it. Answers whether it `changed`, `stays` where it is already, or is a `conflict`, which changes nothing.
 */
export async function changeStatus(
  transaction: Transaction<Database>,
  refId: string,
  change: {
    to: PolicyStatus;
    cause: Database["policy_history"]["cause"];
    at: Date;
    /** By whose program. */
    partnerId?: string | null;
    set?: Omit<Updateable<Database["policy"]>, "ref_id" | "status">;
  },
): Promise<"changed" | "stays" | "conflict"> {
  const { status, country } = await lockPolicy(transaction, refId);
  const { kind } = weighChange(status, change.to);
  if (kind !== "change") return kind;
  const over = isOver(change.to);
  // What is over never charges again, and is kept no longer than the law wants.
  const ending = over && {
    next_premium_at: null,
    ends_at: null,
    ...(await keeping(transaction, refId, country, change.at)),
  };
  await transaction
    .updateTable("policy")
    .set({ ...change.set, status: change.to, ...ending })
    .where("ref_id", "=", refId)
    .execute();
  await transaction
    .insertInto("policy_history")
    .values({
      ref_id: refId,
      from_status: status,
      to_status: change.to,
      at: change.at,
      cause: change.cause,
      partner_id: change.partnerId ?? null,
    })
    .execute();
  if (status === "CANCELLATION_REQUESTED") await dropMovingOut(transaction, refId, change.at);
  return "changed";
}

/** A proof of moving out is for the time in which the landlord is waited for (docs/policy.md). */
async function dropMovingOut(transaction: Transaction<Database>, refId: string, at: Date): Promise<void> {
  await transaction
    .updateTable("moving_out")
    .set({ outcome: "DROPPED", decided_at: at })
    .where("ref_id", "=", refId)
    .where("outcome", "is", null)
    .execute();
}

async function keeping(transaction: Transaction<Database>, refId: string, country: Country, at: Date) {
  const charged = await transaction.selectFrom("premium").select("id").where("ref_id", "=", refId).limit(1).execute();
  const { until, because } = keptUntil(country, localDay(country, at), charged.length > 0);
  return { kept_until: until, kept_because: because };
}
