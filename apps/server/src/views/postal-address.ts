import { type Expression, type RawBuilder, sql } from "kysely";
import { todayIn } from "./today-in.ts";

/**
 * Where a tenant receives letters: what the desk corrected last, otherwise the insured home once cover has begun, before that
 * the address in the application.
 */
export function selectPostalAddress(refId: Expression<string | null>, now: Date): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT signed.tenant_name || ', ' || coalesce(
      (SELECT new FROM contact_change c WHERE c.ref_id = signed.ref_id AND c.party = 'TENANT' AND c.field = 'POSTAL_ADDRESS'
        ORDER BY c.at DESC, c.id LIMIT 1),
      CASE WHEN signed.cover_start <= ${todayIn(sql.ref("signed.country"), now)} THEN signed.full_address END,
      evidence.answers::jsonb #>> '{userInfo,address,fullAddress}', signed.full_address)
    FROM policy signed JOIN policy_evidence evidence USING (ref_id) WHERE signed.ref_id = ${refId})`;
}

/** Where a co-tenant receives letters: at the insured home, because they gave no other address. */
export function selectCoTenantAddress(id: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT concat(co_tenant.first_name, ' ', co_tenant.last_name, ', ', signed.full_address)
    FROM co_tenant JOIN policy signed USING (ref_id) WHERE co_tenant.id = ${id})`;
}

/** Where a landlord receives letters: the address in the application, or the new landlord's. */
export function selectLandlordAddress(refId: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT coalesce(signed.landlord_name || ', ', '') || CASE
      WHEN EXISTS (SELECT FROM former_landlord f WHERE f.ref_id = signed.ref_id) THEN signed.landlord_address
      ELSE evidence.answers::jsonb #>> '{landlordInfo,address,fullAddress}' END
    FROM policy signed JOIN policy_evidence evidence USING (ref_id) WHERE signed.ref_id = ${refId})`;
}
