import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { changeStatus, type Policy, statusAfterCharge } from "../policy/index.ts";
import { countFailedPremiums } from "./count-failed-premiums.ts";

/** Makes the policy ACTIVE or PAST_DUE after the result of a premium's charge has been recorded. */
export async function changeStatusAfterCharge(
  transaction: Transaction<Database>,
  policy: Policy,
  { succeeded, at }: { succeeded: boolean; at: Date },
): Promise<void> {
  const to = statusAfterCharge(policy.status, succeeded, await countFailedPremiums(transaction, policy.ref_id));
  if (to) await changeStatus(transaction, policy.ref_id, { to, cause: "card", at });
}
