import { consentTextVersion } from "@kautia/contract";
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** Copies the consents given with a newly signed policy to the accounts of those who gave them. */
export async function recordSignedConsents(transaction: Transaction<Database>, refId: string): Promise<void> {
  await sql`
    INSERT INTO account_consent (account_id, consent, given, text_version, at, ref_id)
    SELECT owner.account_id, signed.consent, true, e.consents ->> 'textVersion', (e.consents ->> 'at')::timestamptz, e.ref_id
    FROM policy_evidence e JOIN account_policy owner USING (ref_id), signed_consents(e) AS signed
    WHERE e.ref_id = ${refId}`.execute(transaction);
  await recordOfCoTenants(transaction, sql`c.ref_id = ${refId}`);
}

/** Copies the consents of a co-tenant who joined later. */
export async function recordJoinedConsents(transaction: Transaction<Database>, coTenantId: string): Promise<void> {
  await recordOfCoTenants(transaction, sql`c.id = ${coTenantId}`);
}

async function recordOfCoTenants(transaction: Transaction<Database>, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    INSERT INTO account_consent (account_id, consent, given, text_version, at, ref_id)
    SELECT owner.account_id, 'electronicCommunication', true, coalesce(c.consents ->> 'textVersion', ${consentTextVersion}),
      c.answered_at, c.ref_id
    FROM co_tenant c JOIN account_co_tenant owner ON owner.co_tenant_id = c.id
    WHERE ${which} AND c.consents ->> 'electronicCommunication' = 'true'`.execute(transaction);
}
