import { staffHitLimits, type StaffHit } from "@kautia/contract";
import { type RawBuilder, sql } from "kysely";
import { policyStatus } from "./policy-status.ts";
import { hasPolicyWords } from "./policy-words.ts";

interface Searched {
  words: string;
  /** The typed text if it is a UUID. */
  id: string | null;
  /** The typed text, which may be a reference. */
  typed: string;
}

/** One hit more than is shown, to know whether there are more. */
const limitOf = (kind: StaffHit["kind"]) => sql.lit(staffHitLimits[kind] + 1);

/**
 * Policies, cases, claims and charges that somebody searches for at the desk. OFFSET 0 makes PostgreSQL find the contracts
 * by their words; otherwise it would read them in their order and split each into words, which takes ten times as long.
 * Text, because Kysely would repeat the common table expressions in each part of the union.
 */
export const selectHits = ({ words, id, typed }: Searched): RawBuilder<StaffHit> => sql<StaffHit>`
  WITH policies AS MATERIALIZED (
    SELECT ref_id FROM (SELECT * FROM policy WHERE ${hasPolicyWords(words)} OFFSET 0) AS found
    ORDER BY signed_at DESC, ref_id LIMIT ${limitOf("POLICY")}
  ), matching_cases AS MATERIALIZED (
    SELECT ref_id FROM case_words WHERE words @@ search_query(${words})
  ), cases AS (
    SELECT a.ref_id, a.answers, d.review_cause, d.outcome FROM matching_cases JOIN application a USING (ref_id) JOIN decision d ON d.id = a.decision_id
    WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND a.signed_at IS NULL
    ORDER BY d.at DESC, a.ref_id LIMIT ${limitOf("CASE")}
  ), claims AS (
    SELECT id, ref_id FROM claim JOIN policies USING (ref_id)
    UNION SELECT id, ref_id FROM claim WHERE id = ${id}::uuid
    UNION SELECT id, ref_id FROM claim JOIN claim_payout ON claim_id = id WHERE reference = ${typed}
    LIMIT ${limitOf("CLAIM")}
  ), charges AS (
    SELECT c.id, coalesce(p.ref_id, i.ref_id) AS ref_id
    FROM charge_attempt c LEFT JOIN premium p ON p.id = premium_id LEFT JOIN instalment i ON i.id = instalment_id
    WHERE c.provider_charge_id = ${typed} OR c.id = ${id}::uuid
    UNION SELECT id, ref_id FROM premium WHERE id = ${id}::uuid
    UNION SELECT id, ref_id FROM instalment WHERE id = ${id}::uuid
    UNION SELECT id, ref_id FROM refund WHERE id = ${id}::uuid OR provider_refund_id = ${typed}
    LIMIT ${limitOf("CHARGE")}
  ), found AS (
    SELECT 1 AS place, 'POLICY' AS kind, ref_id AS id, ref_id FROM policies
    UNION ALL SELECT 3, 'CLAIM', id::text, ref_id FROM claims
    UNION ALL SELECT 4, 'CHARGE', id::text, ref_id FROM charges
  )
  SELECT place, kind, id, ref_id AS "refId", tenant_name AS "tenantName", tenant_email AS email,
    contract_number AS "contractNumber", full_address AS "fullAddress", ${policyStatus} AS status, NULL AS cause, NULL AS outcome, signed_at
  FROM found JOIN policy USING (ref_id)
  UNION ALL
  SELECT 2, 'CASE', ref_id, ref_id, concat_ws(' ', answers #>> '{userInfo,firstName}', answers #>> '{userInfo,lastName}'),
    answers #>> '{userInfo,email}', NULL,
    CASE WHEN answers ->> 'existingRent' = 'true' THEN answers #>> '{userInfo,address,fullAddress}'
      ELSE answers #>> '{address,fullAddress}' END, NULL, review_cause, outcome, NULL
  FROM cases
  ORDER BY place, signed_at DESC NULLS LAST, id`;
