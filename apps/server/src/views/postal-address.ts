import { type Expression, type RawBuilder, sql } from "kysely";
import { todayIn } from "./today-in.ts";

/** Where a tenant receives letters: the insured home once cover has begun, before that the address in the application. */
export function selectPostalAddress(refId: Expression<string | null>, now: Date): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT policy.tenant_name || ', ' || coalesce(
      CASE WHEN policy.cover_start <= ${todayIn(sql.ref("policy.country"), now)} THEN policy.full_address END,
      evidence.answers::jsonb #>> '{userInfo,address,fullAddress}', policy.full_address)
    FROM policy JOIN policy_evidence evidence USING (ref_id) WHERE policy.ref_id = ${refId})`;
}
