import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";
import type { Policy } from "./policy.ts";
import { eventTypesOf } from "./rules/event-types.ts";
import { policyStatus } from "./rules/policy-state.ts";
import type { PastChange } from "./rules/status-line-facts.ts";

/**
 * Writes the webhook events of a status change for the policy's partner, in its transaction. `id` is that of the
 * history entry.
 */
export async function writeStatusEvents(
  transaction: Transaction<Database>,
  policy: Policy,
  { id, cause, at }: { id: number; cause: PastChange["cause"]; at: Date },
): Promise<void> {
  if (policy.partner_id === null) return;
  for (const type of eventTypesOf({ to: policyStatus(policy), cause }))
    await writeEvent(transaction, policy.ref_id, {
      id: eventId(type, id),
      type,
      at,
      data: {
        ...guaranteeData(policy),
        insuranceStart: policy.insurance_start,
        insuranceEnd: policy.insurance_end,
        coverStart: policy.cover_start,
        coveredUntil: policy.covered_until,
      },
    });
}

export function guaranteeData(policy: Policy) {
  return { guaranteeRefId: policy.ref_id, contractNumber: policy.contract_number, status: policyStatus(policy) };
}
