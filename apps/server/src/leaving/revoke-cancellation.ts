import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { changeState, policyMailData, lockPolicy, toLandlord, toTenant } from "../policy/index.ts";
import { declarantData, declaredOnPage } from "../declarations/index.ts";
import { writeMail } from "../mails/index.ts";
import { cancellationKey } from "./cancellation-key.ts";

/**
 * Takes back a cancellation. `declarant`: the co-tenant who does it, for all of them. False if moving out was confirmed
 * or the policy has ended.
 */
export async function revokeCancellation(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  { refId, declarant = null }: { refId: string; declarant?: string | null },
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.leaving_state === "STAYING") return policy.cover_state === "ACCEPTED";
  if (policy.premium_until !== null) return false;
  const now = deps.clock.now();
  const key = await cancellationKey(transaction, refId);
  await changeState(transaction, refId, { to: { leaving_state: "STAYING" }, cause: "tenant", at: now });
  await transaction.deleteFrom("cancellation").where("ref_id", "=", refId).execute();
  const data = { ...policyMailData(policy), on: localDay(policy.country, now) };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `cancellation-taken-back:${key}`,
    kind: "cancellation-taken-back",
    data: { ...data, ...declarantData(policy, declaredOnPage("TENANT", policy.country, now, declarant)) },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-cancellation-taken-back:${key}`,
    kind: "landlord-cancellation-taken-back",
    data,
  });
  return true;
}
