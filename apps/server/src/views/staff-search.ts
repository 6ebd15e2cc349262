import { staffHitLimits, type StaffHit, type StaffMatchKind } from "@kautia/contract";
import { type RawBuilder, sql } from "kysely";
import { allTenants, applicantName } from "./names.ts";
import { policyStatus } from "./policy-status.ts";
import { hasPolicyWords } from "./policy-words.ts";

export interface Searched {
  /** The typed text without what the search by words does not need. */
  words: string;
  /** The typed text, which may be a reference. */
  typed: string;
  /** The typed text if it is a UUID. */
  id: string | null;
  /** What the text can mean besides (`staff/rules/read-search.ts`). */
  parts: readonly [string, string, string, string] | null;
  name: string | null;
  phone: string | null;
  born: string | null;
  lease: string | null;
  account: string | null;
  ids: readonly [string, string] | null;
  seesPartners: boolean;
}

/** Rows of kind PERSON are further tenants of a contract that was found by one of its tenants. */
export interface FoundRow extends Omit<StaffHit, "match"> {
  /** Null if it was found by its words. */
  matchKind: StaffMatchKind | null;
  matchText: string | null;
  /** The tenant or co-tenant it was found by: the account, or the refId of an application whose tenant has none. */
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  landlordName: string | null;
  landlordEmail: string | null;
}

/** One hit more than is shown, to know whether there are more. */
const limitOf = (kind: StaffHit["kind"]) => sql.lit(staffHitLimits[kind] + 1);
/** More than any list of hits shows; a part of a name that many share is cut off here. */
const mostKeys = sql.lit(400);

/** As `search_key` compares it; null for nothing, which finds nothing. */
const plain = (text: string | undefined) => sql`nullif(replace(plain_letters(${text ?? null}), 'strasse', 'str'), '')`;
const contains = (text: string | undefined) => sql`value LIKE '%' || ${plain(text)} || '%'`;
const ofPlainText = sql`kind IN ('NAME', 'LANDLORD', 'EMAIL', 'LANDLORD_EMAIL', 'HOME', 'OLD_ADDRESS')`;

/**
 * Everything that somebody searches for at the desk. OFFSET 0 makes PostgreSQL find the contracts by their words; otherwise
 * it would read them in their order and split each into words, which takes ten times as long. Names of which each word is
 * spelt alike are looked for only if nothing has exactly what was typed. Text, because Kysely would repeat the common
 * table expressions in each part of the union.
 */
export const selectHits = (searched: Searched): RawBuilder<FoundRow> => {
  const { words, typed, id, parts, name, phone, born, lease, account, ids, seesPartners } = searched;
  return sql<FoundRow>`
  WITH by_key AS MATERIALIZED (
    (SELECT ref_id, kind, said, co_tenant FROM search_key WHERE ${ofPlainText} AND ${contains(parts?.[0])} AND ${contains(parts?.[1])}
      AND ${contains(parts?.[2])} AND ${contains(parts?.[3])} LIMIT ${mostKeys})
    UNION ALL (SELECT ref_id, kind, said, co_tenant FROM search_key WHERE kind IN ('PHONE', 'LANDLORD_PHONE')
      AND value LIKE '%' || ${phone} || '%' LIMIT ${mostKeys})
    UNION ALL (SELECT ref_id, kind, said, co_tenant FROM search_key WHERE kind = 'BIRTH_DATE' AND value = ${born} LIMIT ${mostKeys})
    UNION ALL (SELECT ref_id, kind, said, co_tenant FROM search_key WHERE kind = 'LEASE'
      AND value LIKE '%' || ${plain(lease ?? undefined)} || '%' LIMIT ${mostKeys})
    UNION ALL (SELECT ref_id, 'ACCOUNT', '… ' || right(iban, 4), NULL FROM payout_account
      WHERE right(iban, 4) = right(${account}, 4) AND iban LIKE '%' || ${account} LIMIT ${mostKeys})
    UNION ALL (SELECT ref_id, 'ACCOUNT', '… ' || last_four, NULL FROM payment_method WHERE last_four = right(${account}, 4)
      LIMIT ${mostKeys})
  ), by_words AS MATERIALIZED (
    SELECT ref_id FROM (SELECT ref_id, signed_at FROM policy WHERE ${hasPolicyWords(words)} OFFSET 0) AS found
    ORDER BY signed_at DESC, ref_id LIMIT ${limitOf("POLICY")}
  ), case_by_words AS MATERIALIZED (
    SELECT ref_id FROM case_words WHERE words @@ search_query(${words})
  ), alike AS MATERIALIZED (
    SELECT ref_id, 'SIMILAR' AS kind, said, co_tenant, avg(likeness)::real AS likeness FROM (
      SELECT ref_id, kind, said, co_tenant, word, max(similarity(value, word)) AS likeness
      FROM (SELECT word FROM regexp_split_to_table(${plain(name ?? undefined)}, '[ .-]+') AS word WHERE word <> ''
        AND NOT EXISTS (SELECT FROM by_key) AND NOT EXISTS (SELECT FROM by_words) AND NOT EXISTS (SELECT FROM case_by_words)) AS typed
      CROSS JOIN LATERAL (SELECT * FROM search_key WHERE kind IN ('NAME', 'LANDLORD') AND value % word OFFSET 0) AS near
      GROUP BY ref_id, kind, said, co_tenant, word) AS every
    GROUP BY ref_id, kind, said, co_tenant
    HAVING count(*) = (SELECT count(*) FROM regexp_split_to_table(${plain(name ?? undefined)}, '[ .-]+') AS word WHERE word <> '')
    ORDER BY likeness DESC LIMIT 20
  ), matched AS MATERIALIZED (
    SELECT DISTINCT ON (ref_id) ref_id, kind, said, co_tenant, likeness FROM (
      SELECT ref_id, kind, said, co_tenant, 1::real AS likeness FROM by_key
      UNION ALL SELECT ref_id, kind, said, co_tenant, likeness FROM alike
      UNION ALL SELECT ref_id, NULL, NULL, NULL, 1 FROM by_words
      UNION ALL SELECT ref_id, NULL, NULL, NULL, 1 FROM case_by_words) AS every
    ORDER BY ref_id, kind IS NULL, array_position(ARRAY['NAME', 'EMAIL', 'PHONE', 'BIRTH_DATE', 'HOME', 'OLD_ADDRESS'], kind),
      co_tenant NULLS FIRST
  ), policies AS MATERIALIZED (
    SELECT p.ref_id, kind, said, co_tenant, likeness FROM matched JOIN policy p USING (ref_id)
    ORDER BY likeness DESC, p.signed_at DESC, ref_id LIMIT ${limitOf("POLICY")}
  ), other_tenants AS (
    SELECT DISTINCT ON (p.ref_id, k.co_tenant) p.ref_id, k.kind, k.said, k.co_tenant, k.likeness
    FROM policies p JOIN (SELECT *, 1::real AS likeness FROM by_key UNION ALL SELECT * FROM alike) AS k USING (ref_id)
    WHERE k.kind IN ('NAME', 'SIMILAR', 'EMAIL', 'BIRTH_DATE') AND k.co_tenant IS DISTINCT FROM p.co_tenant
    ORDER BY p.ref_id, k.co_tenant, k.likeness DESC, k.kind
  ), cases AS (
    SELECT a.ref_id, a.answers, d.review_cause, d.outcome, kind, said, likeness FROM matched JOIN application a USING (ref_id)
    JOIN decision d ON d.id = a.decision_id
    WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND a.signed_at IS NULL
    ORDER BY likeness DESC, d.at DESC, a.ref_id LIMIT ${limitOf("CASE")}
  ), claims AS (
    SELECT id, ref_id FROM claim JOIN policies USING (ref_id)
    UNION SELECT id, ref_id FROM claim WHERE id BETWEEN ${ids?.[0] ?? null}::uuid AND ${ids?.[1] ?? null}::uuid
    UNION SELECT id, ref_id FROM claim JOIN claim_payout ON claim_id = id WHERE reference = ${typed}
    LIMIT ${limitOf("CLAIM")}
  ), charges AS (
    SELECT c.id, coalesce(p.ref_id, i.ref_id) AS ref_id
    FROM charge_attempt c LEFT JOIN premium p ON p.id = premium_id LEFT JOIN instalment i ON i.id = instalment_id
    WHERE c.provider_charge_id = ${typed} OR c.id = ${id}::uuid
    UNION SELECT id, ref_id FROM premium WHERE id = ${id}::uuid
    UNION SELECT id, ref_id FROM instalment WHERE id = ${id}::uuid
    UNION SELECT id, ref_id FROM refund WHERE id = ${id}::uuid OR provider_refund_id = ${typed}
    UNION SELECT coalesce(premium_id, instalment_id), ref_id FROM bank_payment WHERE lower(reference) = lower(${typed})
    LIMIT ${limitOf("CHARGE")}
  ), found AS (
    SELECT 2 AS place, 'POLICY' AS kind, ref_id AS id, ref_id, kind AS match_kind, said, co_tenant, likeness FROM policies
    UNION ALL SELECT 2, 'PERSON', ref_id, ref_id, kind, said, co_tenant, likeness FROM other_tenants
    UNION ALL SELECT 4, 'CLAIM', id::text, ref_id, 'NUMBER', NULL, NULL, 1 FROM claims
    UNION ALL SELECT 5, 'CHARGE', id::text, ref_id, 'NUMBER', NULL, NULL, 1 FROM charges
  )
  SELECT place, kind, id, ref_id AS "refId", ${allTenants("policy")} AS "tenantName", tenant_email AS email, contract_number AS "contractNumber",
    full_address AS "fullAddress", ${policyStatus} AS status, NULL AS cause, NULL AS outcome, match_kind AS "matchKind",
    said AS "matchText",
    CASE WHEN found.co_tenant IS NULL THEN coalesce(own.account_id::text, ref_id) ELSE shared.account_id::text END AS "personId",
    coalesce(shared.name, tenant_name) AS "personName", coalesce(shared.email, tenant_email) AS "personEmail",
    landlord_name AS "landlordName", landlord_email AS "landlordEmail", likeness, signed_at, found.co_tenant AS position
  FROM found JOIN policy USING (ref_id) LEFT JOIN account_policy own USING (ref_id)
  LEFT JOIN LATERAL (SELECT account_id, first_name || ' ' || last_name AS name, email
    FROM co_tenant c JOIN account_co_tenant ON co_tenant_id = c.id
    WHERE c.ref_id = found.ref_id AND c.position = found.co_tenant) AS shared ON true
  UNION ALL
  SELECT 3, 'CASE', cases.ref_id, cases.ref_id, ${applicantName("cases")},
    answers #>> '{userInfo,email}', NULL,
    CASE WHEN answers ->> 'existingRent' = 'true' THEN answers #>> '{userInfo,address,fullAddress}'
      ELSE answers #>> '{address,fullAddress}' END, NULL, review_cause, outcome, kind, said,
    coalesce((SELECT id::text FROM account WHERE email_key = lower(answers #>> '{userInfo,email}')), cases.ref_id),
    ${applicantName("cases")}, answers #>> '{userInfo,email}', NULL, NULL,
    likeness, NULL, NULL
  FROM cases
  UNION ALL
  (SELECT 6, 'PARTNER', id, NULL, name, NULL, NULL, NULL, NULL, NULL, NULL, 'NAME', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL
  FROM partner WHERE ${seesPartners} AND plain_letters(name || ' ' || id) LIKE '%' || nullif(plain_letters(${typed}), '') || '%'
  ORDER BY name LIMIT ${limitOf("PARTNER")})
  ORDER BY place, likeness DESC, signed_at DESC NULLS LAST, id, position NULLS FIRST`;
};
