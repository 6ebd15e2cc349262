import { type Country, countryFacts, draftRetentionDays, type Language } from "@kautia/contract";
import { mailKinds } from "@kautia/locales/mails";
import { tellAboutOwnData } from "@kautia/locales/policy-documents";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inSnapshot } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { mailRules } from "../../mails/index.ts";
import { goodIncomeRatio, minimumIncomeRatio } from "../../quote/index.ts";
import { readOwnData } from "../../views/index.ts";
import type { Account } from "../../platform/http/callers.ts";

/** Their content is the landlord's. */
const hiddenMails = mailKinds.filter((kind) => !mailRules[kind].shownToTenant);

/** Reads all personal data of an account from one database snapshot, with what Art. 15 GDPR asks besides. */
export async function collectOwnData(
  { db, clock, config, legalDocuments }: Pick<Deps, "db" | "clock" | "config" | "legalDocuments">,
  { id, email }: Pick<Account, "id" | "email">,
  { country, language }: { country: Country; language: Language },
) {
  const sections = await inSnapshot(db, async (transaction) => {
    const refIds = await findApplications(transaction, id, email);
    return readOwnData(transaction, { accountId: id, refIds, hiddenMails });
  });
  const partners = [...sections.invitations, ...sections.contracts].flatMap(({ partner }) => partner ?? []);
  const facts = {
    supportEmail: config.brand.supportEmail[country],
    insurer: config.brand.insurers[country].name,
    bureau: config.bureau?.name ?? null,
    partners: [...new Set(partners)],
    dataAuthority: legalDocuments.authorities(country, language).dataAuthority,
    minimumAge: config.products[country].minimumAge,
    incomeRatio: { good: goodIncomeRatio, minimum: minimumIncomeRatio },
    draftDays: draftRetentionDays,
    keptYears: countryFacts[country].retentionYears,
  };
  return { madeAt: clock.now().toISOString(), email, information: tellAboutOwnData(facts, language), sections };
}

/** The account's policies, and unsigned applications with its email address. */
export async function findApplications(db: Kysely<Database>, id: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ ref_id: string }>`
    SELECT ref_id FROM account_policy WHERE account_id = ${id}
    UNION SELECT ref_id FROM application
      WHERE contact_keys ->> 'tenantEmail' = ${email.toLowerCase()} AND signed_at IS NULL`.execute(db);
  return rows.map(({ ref_id }) => ref_id);
}

/** Locks the unsigned applications of a mailbox, so that none is signed until the transaction ends. */
export async function lockOpenApplications(transaction: Transaction<Database>, email: string): Promise<void> {
  await sql`
    SELECT ref_id FROM application WHERE contact_keys ->> 'tenantEmail' = ${email.toLowerCase()} AND signed_at IS NULL
    ORDER BY ref_id FOR UPDATE`.execute(transaction);
}
