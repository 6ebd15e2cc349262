import { fromCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { guaranteeData, type Policy } from "../policy/index.ts";
import { selectClaims } from "../views/claims.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";

/** Writes a webhook event about a claim for the policy's partner. Call it after the change, in its transaction. */
export async function writeClaimEvent(
  transaction: Transaction<Database>,
  policy: Policy,
  claimId: string,
  {
    change,
    at,
  }: { change: "reported" | "objected" | "agreed" | "decided" | `corrected ${string}` | "paid out"; at: Date },
): Promise<void> {
  if (policy.partner_id === null) return;
  const claim = await transaction
    .selectFrom(selectClaims(transaction, at).as("claim"))
    .select(["amount_cents", "object_until", "granted_cents", "paid_on", "state"])
    .where("id", "=", claimId)
    .executeTakeFirstOrThrow();
  const { object_until: objectUntil, granted_cents: granted, paid_on: paidOn, state } = claim;
  await writeEvent(transaction, policy.ref_id, {
    id: eventId("claim.changed", claimId, change),
    type: "claim.changed",
    at,
    data: {
      ...guaranteeData(policy),
      claimId,
      claimState: state,
      amount: fromCents(claim.amount_cents),
      granted: granted === null ? null : fromCents(granted),
      objectUntil,
      paidOn,
    },
  });
}
