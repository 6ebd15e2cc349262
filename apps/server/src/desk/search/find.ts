import {
  type CallAnswer,
  minSearchLength,
  type searchDesk,
  staffHitKinds,
  staffHitLimits,
  type StaffHit,
  tidyContractNumber,
} from "@kautia/contract";
import { type Expression, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { isTestApplication } from "../../platform/database/is-test-application.ts";

/** Must match the expression of the index `policy_words`. */
export const policyWords = `search_words(tenant_name || ' ' || tenant_email || ' ' ||
  coalesce(landlord_name, '') || ' ' || landlord_email || ' ' || full_address || ' ' || contract_number || ' ' ||
  replace(contract_number, '-', '') || ' ' || ref_id)`;

/**
 * SQL of the search. $1: the words, $2: the typed text if it is a UUID, $3: the typed text, which may be a reference.
 * Reads one hit more of each kind than is shown. OFFSET 0 makes PostgreSQL find the contracts by their words; otherwise
 * it would read them in their order and split each into words, which takes ten times as long.
 */
export const searchText = `
  WITH policies AS MATERIALIZED (
    SELECT ref_id FROM (SELECT * FROM policy WHERE ${policyWords} @@ search_query($1) AND NOT is_test OFFSET 0) AS found
    ORDER BY signed_at DESC, ref_id LIMIT ${staffHitLimits.POLICY + 1}
  ), worded AS MATERIALIZED (
    SELECT ref_id FROM case_words WHERE words @@ search_query($1)
  ), cases AS (
    SELECT a.ref_id, a.answers, d.review_cause, d.outcome FROM worded JOIN application a USING (ref_id) JOIN decision d ON d.id = a.decision_id
    WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND a.signed_at IS NULL
      AND NOT ${isTestApplication("a.ref_id")}
    ORDER BY d.at DESC, a.ref_id LIMIT ${staffHitLimits.CASE + 1}
  ), claims AS (
    SELECT id, ref_id FROM claim JOIN policies USING (ref_id)
    UNION SELECT id, ref_id FROM claim WHERE id = $2::uuid
    UNION SELECT id, ref_id FROM claim JOIN claim_payout ON claim_id = id WHERE reference = $3
    LIMIT ${staffHitLimits.CLAIM + 1}
  ), charges AS (
    SELECT c.id, coalesce(p.ref_id, i.ref_id) AS ref_id
    FROM charge_attempt c LEFT JOIN premium p ON p.id = premium_id LEFT JOIN instalment i ON i.id = instalment_id
    WHERE c.provider_charge_id = $3 OR c.id = $2::uuid
    UNION SELECT id, ref_id FROM premium WHERE id = $2::uuid
    UNION SELECT id, ref_id FROM instalment WHERE id = $2::uuid
    UNION SELECT id, ref_id FROM refund WHERE id = $2::uuid OR provider_refund_id = $3
    LIMIT ${staffHitLimits.CHARGE + 1}
  ), found AS (
    SELECT 1 AS place, 'POLICY' AS kind, ref_id AS id, ref_id FROM policies
    UNION ALL SELECT 3, 'CLAIM', id::text, ref_id FROM claims
    UNION ALL SELECT 4, 'CHARGE', id::text, ref_id FROM charges
  )
  SELECT place, kind, id, ref_id AS "refId", tenant_name AS "tenantName", tenant_email AS email,
    contract_number AS "contractNumber", full_address AS "fullAddress", status, NULL AS cause, NULL AS outcome, signed_at
  FROM found JOIN policy USING (ref_id) WHERE NOT is_test
  UNION ALL
  SELECT 2, 'CASE', ref_id, ref_id, concat_ws(' ', answers #>> '{userInfo,firstName}', answers #>> '{userInfo,lastName}'),
    answers #>> '{userInfo,email}', NULL,
    CASE WHEN answers ->> 'existingRent' = 'true' THEN answers #>> '{userInfo,address,fullAddress}'
      ELSE answers #>> '{address,fullAddress}' END, NULL, review_cause, outcome, NULL
  FROM cases
  ORDER BY place, signed_at DESC NULLS LAST, id`;

/** SQL for whether a policy has the words that somebody searches for. */
export const hasPolicyWords = (search: string) =>
  sql<boolean>`${sql.raw(policyWords)} @@ search_query(${tidySearch(search)})`;

/**
 * SQL of the contracts with these words. Looked up in the index once for a list; otherwise PostgreSQL would split the
 * contract of each row into words, which takes a tenth of a millisecond each.
 */
export const foundPolicies = (search: string) => sql`SELECT ref_id FROM policy WHERE ${hasPolicyWords(search)}`;
export const isFound = (refId: Expression<string>) => sql<boolean>`${refId} IN (SELECT ref_id FROM found)`;

/**
 * Puts a typed contract number into its usual form, so that any spelling finds it. Leaves out the last word of an email
 * address, because looking up '.com' takes as long as all others.
 */
export function tidySearch(search: string): string {
  return /^(?:de|at)/i.test(search)
    ? tidyContractNumber(search)
    : search.replaceAll(/(@[^\s@]+)\.[a-z]{2,}(?=\s|$)/gi, "$1");
}

export async function searchEverything(
  { sql: run }: Pick<Deps, "sql">,
  search: string | null,
): Promise<CallAnswer<typeof searchDesk>> {
  if (search === null || search.length < minSearchLength) return { hits: [], more: [] };
  const rows = await run.query<StaffHit>({
    name: "staff-search",
    text: searchText,
    values: [tidySearch(search), isUuid(search) ? search : null, search],
  });
  const groups = staffHitKinds.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }));
  return {
    hits: groups.flatMap(({ kind, found }) => found.slice(0, staffHitLimits[kind]).map(toHit)),
    more: groups.filter(({ kind, found }) => found.length > staffHitLimits[kind]).map(({ kind }) => kind),
  };
}

function toHit(row: StaffHit): StaffHit {
  const { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome } = row;
  return { kind, id, refId, tenantName, email, contractNumber, fullAddress, status, cause, outcome };
}
