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

/**
 * The postal address of today's landlord, without the name: what the desk corrected, otherwise that of the administrator of an
 * insolvent landlord, of a new landlord, or the one in the application. Null if nobody named one.
 */
export function landlordAddress(refId: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT CASE WHEN corrected.new IS NOT NULL THEN corrected.new
      WHEN administrator.since >= coalesce(former.since, '-infinity') THEN administrator.address
      WHEN former.since IS NOT NULL THEN signed.landlord_address
      ELSE evidence.answers::jsonb #>> '{landlordInfo,address,fullAddress}' END
    FROM policy signed JOIN policy_evidence evidence USING (ref_id)
    CROSS JOIN LATERAL (SELECT max(replaced_at) AS since FROM former_landlord f WHERE f.ref_id = signed.ref_id) AS former
    LEFT JOIN LATERAL (SELECT recorded_at AS since, contact_address AS address FROM circumstance c
      WHERE c.ref_id = signed.ref_id AND c.kind = 'LANDLORD_INSOLVENT' AND c.ended_at IS NULL) AS administrator ON true
    LEFT JOIN LATERAL (SELECT new FROM contact_change c
      WHERE c.ref_id = signed.ref_id AND c.party = 'LANDLORD' AND c.field = 'POSTAL_ADDRESS'
        AND c.at >= coalesce(greatest(former.since, administrator.since), '-infinity')
      ORDER BY c.at DESC, c.id LIMIT 1) AS corrected ON true
    WHERE signed.ref_id = ${refId})`;
}

/** Where a landlord receives letters. */
export function selectLandlordAddress(refId: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT coalesce(landlord_name || ', ', '') || ${landlordAddress(refId)} FROM policy WHERE ref_id = ${refId})`;
}
