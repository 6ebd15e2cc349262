import type { Transaction } from "kysely";
import { retryCharge } from "../../billing/index.ts";
import { findChargePause } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import { refuseWhile } from "../circumstances/refuse-while.ts";
import { recordAct } from "../session.ts";

export interface ChargeOfPolicy {
  refId: string;
  chargeId: string;
}

/** The policy, locked; null for an unknown one or a malformed id of a charge. */
export async function lockForCharge(
  transaction: Transaction<Database>,
  { refId, chargeId }: ChargeOfPolicy,
): Promise<Policy | null> {
  const known = transaction.selectFrom("policy").select("ref_id").where("ref_id", "=", refId);
  return isUuid(chargeId) && (await known.executeTakeFirst()) ? lockPolicy(transaction, refId) : null;
}

export async function retry(deps: Deps, person: StaffMember, charge: ChargeOfPolicy): Promise<{ due: true } | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction) => {
    const policy = await lockForCharge(transaction, charge);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const refused =
      refuseWhile(policy, await findChargePause(transaction, charge.refId)) ??
      (await retryCharge(transaction, deps, policy, charge.chargeId));
    if (refused) return refused;
    const detail = { charge: charge.chargeId };
    await recordAct(transaction, deps, { by: person.id, act: "retry-charge", refId: charge.refId, detail });
    return { due: true as const };
  });
  deps.jobs.wake();
  return answer;
}
