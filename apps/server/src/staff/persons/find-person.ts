import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { isUuid } from "../../platform/rules/uuid.ts";

export interface Person {
  /** The id of the account; the refId that was asked for if the tenant has none. */
  id: string;
  accountId: string | null;
  /** Contracts and applications, the newest first. */
  refIds: string[];
  /** The contracts that the account's owner signed as a co-tenant. */
  shared: string[];
}

/** Whether the desk may open an application: a person reviews it or has, or the rules refused it. */
const isCase = sql<boolean>`EXISTS (
  SELECT FROM decision d WHERE d.id = decision_id AND (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED'))`;

/**
 * The tenant with this account, or of this application. A tenant is an account, with its contracts and the unsigned
 * applications of its email address; without an account, the applications of one address. Null if unknown or deleted.
 */
export async function findPerson(db: Kysely<Database>, id: string): Promise<Person | null> {
  const accountId = isUuid(id) ? id : await findAccountOf(db, id);
  if (accountId !== null) {
    const account = await db
      .selectFrom("account")
      .select("email_key")
      .where("id", "=", accountId)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!account) return null;
    const shared = await db
      .selectFrom("account_co_tenant")
      .select("ref_id")
      .where("account_id", "=", accountId)
      .orderBy("ref_id")
      .execute();
    const refIds = await selectApplications(db, accountId, account.email_key);
    return withContracts({ id: accountId, accountId, refIds, shared: shared.map(({ ref_id }) => ref_id) });
  }
  const application = await db
    .selectFrom("application")
    .select(sql<string | null>`contact_keys ->> 'tenantEmail'`.as("email"))
    .where("ref_id", "=", id)
    .where(isCase)
    .executeTakeFirst();
  if (!application) return null;
  const refIds = application.email === null ? [id] : await selectApplications(db, null, application.email);
  return withContracts({ id, accountId: null, refIds, shared: [] });
}

/** The contract or case alone, if the desk may open it. */
export async function findApplication(db: Kysely<Database>, refId: string): Promise<string[]> {
  const found = await db
    .selectFrom("application")
    .select("ref_id")
    .where("ref_id", "=", refId)
    .where(({ eb, or }) => or([eb("signed_at", "is not", null), isCase]))
    .execute();
  return found.map(({ ref_id }) => ref_id);
}

function withContracts(person: Person): Person | null {
  return person.refIds.length + person.shared.length > 0 ? person : null;
}

/** The account of a contract, or of an unsigned application's email address. */
async function findAccountOf(db: Kysely<Database>, refId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT account_id AS id FROM account_policy WHERE ref_id = ${refId}
    UNION ALL SELECT account.id FROM application a JOIN account ON account.email_key = a.contact_keys ->> 'tenantEmail'
      WHERE a.ref_id = ${refId} AND account.deleted_at IS NULL AND ${isCase}`.execute(db);
  return rows[0]?.id ?? null;
}

async function selectApplications(db: Kysely<Database>, accountId: string | null, email: string): Promise<string[]> {
  const { rows } = await sql<{ ref_id: string }>`
    SELECT ref_id FROM (
      SELECT ref_id, created_at FROM account_policy JOIN application USING (ref_id) WHERE account_id = ${accountId}::uuid
      UNION SELECT ref_id, created_at FROM application
        WHERE contact_keys ->> 'tenantEmail' = ${email} AND signed_at IS NULL AND ${isCase}) AS own
    ORDER BY created_at DESC, ref_id LIMIT 200`.execute(db);
  return rows.map(({ ref_id }) => ref_id);
}
