import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * What is left of a policy's guaranteed sum, in cents, once something was paid to the landlord; otherwise null. The deposit
 * of the terms in force is already lower by the payouts that led to terms.
 */
export function remainingCents(refId: Expression<string>): RawBuilder<number | null> {
  return sql<number | null>`(
    SELECT (SELECT deposit_cents FROM policy own WHERE own.ref_id = ${refId})
      - coalesce(sum(payout.amount_cents) FILTER (WHERE terms.id IS NULL), 0)::integer
    FROM claim JOIN claim_payout payout ON payout.claim_id = claim.id
      LEFT JOIN policy_terms terms ON terms.claim_id = claim.id
    WHERE claim.ref_id = ${refId} HAVING count(*) > 0)`;
}

/** See `remainingCents`. */
export async function readRemainingCents(db: Kysely<Database>, refId: string): Promise<number | null> {
  const { remaining } = await db.selectNoFrom(remainingCents(sql.val(refId)).as("remaining")).executeTakeFirstOrThrow();
  return remaining;
}
