import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeMail } from "../mails/index.ts";
import { changeState, policyMailData, lockPolicy, toLandlord, toTenant } from "../policy/index.ts";

type DeclineDeps = Pick<Deps, "clock" | "random" | "jobs">;

/** Records that the landlord declined. Can be repeated. Returns whether the policy is declined. */
export async function declinePolicy(
  transaction: Transaction<Database>,
  deps: DeclineDeps,
  refId: string,
  reason: string | null,
  partnerId: string | null = null,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const outcome = await changeState(transaction, refId, {
    to: { cover_state: "DECLINED" },
    cause: "landlord",
    at: now,
    partnerId,
    set: { answered_at: now, decline_reason: reason },
  });
  if (outcome !== "changed") return outcome === "unchanged";
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `landlord-declined:${refId}`,
    kind: "landlord-declined",
    data: { ...policyMailData(policy), reason },
  });
  // A partner learns the result from the API.
  if (partnerId === null)
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `decline-confirmed:${refId}`,
      kind: "decline-confirmed",
      data: { ...policyMailData(policy), reason },
    });
  return true;
}
