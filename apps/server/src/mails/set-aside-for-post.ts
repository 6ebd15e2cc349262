import { type Country, electronicConsentCountries } from "@kautia/contract";
import { mailKinds } from "@kautia/locales/mails";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { mailRules } from "./kinds/index.ts";

/** Mails with a legal declaration. All others respond to something that the tenant did electronically. */
const declarations = mailKinds.filter((kind) => mailRules[kind].byPost);

const wantsPaper = sql<boolean>`NOT (
  SELECT given FROM account_consent said
  WHERE said.account_id = owner.account_id AND said.consent = 'electronicCommunication'
  ORDER BY said.id DESC LIMIT 1)`;

/** Whether declarations to a policy's first tenant become letters. */
export async function isWrittenOnPaper(
  db: Kysely<Database>,
  { ref_id, country }: { ref_id: string; country: Country },
): Promise<boolean> {
  if (!electronicConsentCountries.includes(country)) return false;
  const { rows } = await sql`
    SELECT FROM account_policy AS owner WHERE ref_id = ${ref_id} AND ${wantsPaper}`.execute(db);
  return rows.length > 0;
}

/**
 * Sets aside declarations to tenants who want paper, where electronic communication needs consent (VersVG §5a, docs/mail.md).
 * Returns the ids that are still to be sent.
 */
export async function setAsideForPost(transaction: Transaction<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    UPDATE mail SET status = 'POST' FROM (
      SELECT ref_id, account_id, NULL::uuid AS co_tenant_id FROM account_policy
      UNION ALL SELECT ref_id, account_id, co_tenant_id FROM account_co_tenant) AS owner
    WHERE mail.id = ANY(${ids}::uuid[]) AND mail.country = ANY(${electronicConsentCountries}) AND mail.kind = ANY(${declarations})
      AND owner.ref_id = mail.ref_id AND owner.co_tenant_id IS NOT DISTINCT FROM mail.co_tenant_id AND ${wantsPaper}
    RETURNING mail.id`.execute(transaction);
  const aside = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !aside.has(id));
}
