import type { PolicyStatus } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { changeStatus, contractData, isPaying, lockPolicy, toLandlord, toTenant } from "../policy/index.ts";
import { writeMail } from "../mails/index.ts";
import { countFailed } from "../billing/index.ts";
import { cancellationKey } from "./cancellation-key.ts";

/**
 * The tenant takes the cancellation back: the contract goes on as if there had been none, and a proof of moving out that is open
 * is dropped. Staying again changes nothing. Answers whether it holds: not once moving out is confirmed, nor once all is over.
 */
export async function stay(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.status !== "CANCELLATION_REQUESTED") return isPaying(policy.status);
  if (policy.premium_until !== null) return false;
  const now = deps.clock.now();
  const key = await cancellationKey(transaction, refId);
  const to = await statusWithout(transaction, refId);
  await changeStatus(transaction, refId, { to, cause: "tenant", at: now });
  await transaction.deleteFrom("cancellation").where("ref_id", "=", refId).execute();
  const data = { ...contractData(policy), on: localDay(policy.country, now) };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `cancellation-taken-back:${key}`,
    kind: "cancellation-taken-back",
    data,
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-cancellation-taken-back:${key}`,
    kind: "landlord-cancellation-taken-back",
    data,
  });
  await deps.jobs.nudge(transaction);
  return true;
}

/** Where the policy would stand without the cancellation: what the card did meanwhile counts. */
async function statusWithout(transaction: Transaction<Database>, refId: string): Promise<PolicyStatus> {
  if ((await countFailed(transaction, refId)) > 0) return "PAST_DUE";
  const paid = await transaction
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", refId)
    .where("status", "=", "PAID")
    .limit(1)
    .executeTakeFirst();
  return paid ? "ACTIVE" : "ACCEPTED";
}
