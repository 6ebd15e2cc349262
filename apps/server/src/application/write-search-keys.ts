import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const answer = (path: string): RawBuilder<string> => sql`a.answers #>> ${sql.lit(path)}`;
const name = (of: "userInfo" | "landlordInfo") =>
  sql`concat_ws(' ', ${answer(`{${of},firstName}`)}, ${answer(`{${of},lastName}`)})`;
const isHomeOfToday = sql`a.answers ->> 'existingRent' = 'true'`;

/** What the desk finds an application by, and its contract later: all but its numbers. */
const told = sql`(SELECT NULL::smallint AS co_tenant, * FROM (VALUES
  ('NAME', ${name("userInfo")}),
  ('LANDLORD', a.answers ->> 'beneficiaryInfo'),
  ('LANDLORD', coalesce(nullif(${answer("{landlordInfo,companyName}")}, ''), ${name("landlordInfo")})),
  ('EMAIL', ${answer("{userInfo,email}")}),
  ('LANDLORD_EMAIL', ${answer("{landlordInfo,email}")}),
  ('PHONE', '+' || (a.contact_keys ->> 'tenantPhone')),
  ('LANDLORD_PHONE', '+' || (a.contact_keys ->> 'landlordPhone')),
  ('BIRTH_DATE', ${answer("{userInfo,birthDate}")}),
  ('HOME', CASE WHEN ${isHomeOfToday} THEN ${answer("{userInfo,address,fullAddress}")} ELSE ${answer("{address,fullAddress}")} END),
  ('OLD_ADDRESS', CASE WHEN ${isHomeOfToday} THEN NULL ELSE ${answer("{userInfo,address,fullAddress}")} END),
  ('LEASE', a.answers ->> 'rentContractId')) AS of_all (kind, said)
  UNION ALL SELECT position, kind, said
  FROM jsonb_array_elements(a.answers -> 'coTenants') WITH ORDINALITY AS co_tenants (person, position), LATERAL (VALUES
    ('NAME', concat_ws(' ', person ->> 'firstName', person ->> 'lastName')),
    ('EMAIL', person ->> 'email'),
    ('BIRTH_DATE', person ->> 'birthDate')) AS of_one (kind, said))`;

/**
 * Phone and lease numbers are reduced to letters and digits. Each word of a name is a key, so mistyped words match,
 * too.
 */
const compared = (kind: RawBuilder<string>, said: RawBuilder<string>) => sql`
  LATERAL (SELECT CASE WHEN ${kind} IN ('PHONE', 'LANDLORD_PHONE', 'LEASE') THEN regexp_replace(plain_letters(${said}), '[^a-z0-9]', '', 'g')
    ELSE replace(plain_letters(${said}), 'strasse', 'str') END AS whole) AS plain,
  LATERAL (SELECT whole AS value
    UNION SELECT word FROM regexp_split_to_table(whole, '[ -]+') AS word WHERE ${kind} IN ('NAME', 'LANDLORD')) AS parts`;

/** Writes the keys of an application anew, from its answers. */
export async function writeSearchKeys(transaction: Transaction<Database>, refId: string): Promise<void> {
  await transaction.deleteFrom("search_key").where("ref_id", "=", refId).execute();
  await sql`
    INSERT INTO search_key (ref_id, kind, said, value, co_tenant)
    SELECT a.ref_id, kind, said, value, co_tenant
    FROM application a, LATERAL ${told} AS told (co_tenant, kind, said), ${compared(sql.ref("kind"), sql.ref("said"))}
    WHERE a.ref_id = ${refId} AND said <> '' AND value <> ''`.execute(transaction);
}

interface SearchKey {
  kind:
    | "NAME"
    | "BIRTH_DATE"
    | "HOME"
    | "EMAIL"
    | "LANDLORD"
    | "LANDLORD_EMAIL"
    | "PHONE"
    | "LANDLORD_PHONE"
    | "OLD_ADDRESS";
  said: string;
  /** The co-tenant whom the key is about; absent for the first tenant and the landlord. */
  coTenantId?: string;
}

/** Adds a key, because a contract is also found by what was corrected later. */
export async function addSearchKey(
  transaction: Transaction<Database>,
  refId: string,
  { kind, said, coTenantId }: SearchKey,
): Promise<void> {
  await sql`
    INSERT INTO search_key (ref_id, kind, said, value, co_tenant)
    SELECT told.ref_id, kind, said, value, co_tenant
    FROM (SELECT ${refId}::text AS ref_id, ${kind}::text AS kind, ${said}::text AS said,
        (SELECT position FROM co_tenant WHERE id = ${coTenantId ?? null}::uuid) AS co_tenant) AS told,
      ${compared(sql.ref("kind"), sql.ref("said"))}
    WHERE value <> '' AND NOT EXISTS (
      SELECT FROM search_key k WHERE k.ref_id = told.ref_id AND k.kind = told.kind AND k.value = parts.value
        AND k.co_tenant IS NOT DISTINCT FROM told.co_tenant)`.execute(transaction);
}
