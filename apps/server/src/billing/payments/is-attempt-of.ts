import { type RawBuilder, sql } from "kysely";

/**
 * SQL: whether `a` is a charge attempt of the policy's premiums or instalments. Arrays rather than joins, so that
 * PostgreSQL finds the attempts by index instead of reading those of all policies.
 */
export function isAttemptOf(refId: string): RawBuilder<boolean> {
  return sql`(a.premium_id = ANY (ARRAY(SELECT id FROM premium WHERE ref_id = ${refId}))
    OR a.instalment_id = ANY (ARRAY(SELECT id FROM instalment WHERE ref_id = ${refId})))`;
}
