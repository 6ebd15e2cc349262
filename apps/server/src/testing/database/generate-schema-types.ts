import { type Kysely, sql } from "kysely";
import { generate, PostgresDialect, RawExpressionNode } from "kysely-codegen";
import type { Database } from "../../platform/database/schema.ts";

/** Columns whose type is more specific than their SQL type or CHECK constraint. */
const columns: Record<string, string> = {
  "amendment.answers": "ColumnType<AmendmentAnswer[], string | undefined, string>",
  "amendment.assessment": "NullableJson<Assessment>",
  "amendment.before": "NullableJson<AmendmentChange>",
  "amendment.change": "ColumnType<AmendmentChange, string, never>",
  "amendment.kind": "AmendmentKind",
  "amendment.waits_for": "AmendmentParty[]",
  "application.country": "Country",
  "application.locale": "Locale",
  "application.answers": "JSONColumnType<StoredAnswers>",
  "application.contact_keys": "JSONColumnType<ContactKeys>",
  "application.consents": "NullableJson<StoredConsents>",
  "application_history.change": "JSONColumnType<object>",
  "application_history.last_completed_page": "LastCompletedPage | null",
  "approval.kind": "ApprovalKind",
  "approval.payload": "JSONColumnType<object>",
  "card_setup.country": "Country",
  "card_setup.method": "NullableJson<StoredMethod>",
  "co_tenant.consents": "NullableJson<CoTenantConsents>",
  "co_tenant.language": "Language",
  "decision.required_documents": "DocumentType[]",
  "decision.reason": "RefusalReason | null",
  "decision.inputs": "JSONColumnType<object>",
  "decision.bureau_answer": "NullableJson<object>",
  "desk_draft.texts": "JSONColumnType<Draft>",
  "document.type": 'DocumentType | "CLAIM_FILE" | "MOVING_OUT_PROOF" | "DECLARATION" | "AMENDMENT_PROOF"',
  "given_document.kind": "GivenDocumentKind",
  "instalment.currency": "Currency",
  "invitation.offer": "NullableJson<InvitationOffer>",
  "landlord_invite.offer": "NullableJson<InvitationOffer>",
  "landlord_invite.language": "Language",
  "ledger_entry.currency": "Currency",
  "mail.kind": "MailKind",
  "mail.country": "Country",
  "mail.language": "Language",
  "mail.data": "JSONColumnType<object>",
  "partner.signing_key": "NullableJson<SigningKey>",
  "partner_login_request.country": "Country",
  "partner.based_in": "Country | null",
  "partner_person.country": "Generated<Country>",
  "partner_person.language": "Language",
  "partner_property.address": "JSONColumnType<PostalAddress>",
  "payment_notice.country": "Country",
  "payment_notice.trouble": "NoticeTrouble | null",
  "ledger_entry.country": "Country | null",
  "ledger_entry.value_day": "Generated<string>",
  "ledger_entry.month": "Generated<string>",
  "money_month.country": "Country",
  "month_reserve.country": "Country",
  "month_reserve.currency": "Currency",
  "month_sum.account": 'LedgerEntry["account"]',
  "month_sum.country": "Country",
  "month_sum.currency": "Currency",
  "pending_decision.verdict": "JSONColumnType<object>",
  "provider_account.country": "Country",
  "provider_movement.country": "Country",
  "policy.country": "Country",
  "policy.currency": "Currency",
  "former_landlord.language": "Language | null",
  "policy.landlord_language": "Language | null",
  "policy.language": "Language",
  "policy_evidence.consents": "JSONColumnType<StoredConsents>",
  "policy_evidence.payment_period": "PaymentPeriod",
  "policy_history.from_status": "PolicyStatus | null",
  "policy_history.to_status": "PolicyStatus",
  "sanctions_check.parties": "JSONColumnType<StoredParty[]>",
  "signed_document.kind": "SignedDocumentKind",
  "premium.currency": "Currency",
  "remittance.country": "Country",
  "remittance.currency": "Currency",
  "repayment.currency": "Currency",
  "staff_act.act": "StaffAction",
  "webhook_endpoint.events": "PartnerEventType[]",
  "webhook_event.type": "PartnerEventType",
  "webhook_event.data": "JSONColumnType<object>",
  "staff_act.detail": "JSONColumnType<object>",
};

const header = `// Generated from the migrated database by 'npm run database:types'. Do not edit.
import type {
  AmendmentChange,
  AmendmentKind,
  AmendmentParty,
  Country,
  Currency,
  DocumentType,
  Draft,
  InvitationOffer,
  Language,
  LastCompletedPage,
  Locale,
  NoticeTrouble,
  PartnerEventType,
  PaymentPeriod,
  PolicyStatus,
  PostalAddress,
  RefusalReason,
} from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { JSONColumnType } from "kysely";
import type {
  AmendmentAnswer,
  ApprovalKind,
  Assessment,
  CoTenantConsents,
  ContactKeys,
  GivenDocumentKind,
  SignedDocumentKind,
  NullableJson,
  SigningKey,
  StaffAction,
  StoredAnswers,
  StoredConsents,
  StoredMethod,
  StoredParty,
} from "./column-types.ts";
`;

export async function generateSchemaTypes(db: Kysely<Database>): Promise<string> {
  const types = { ...(await listValues(db)), ...columns };
  const generated = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: "string", defaultSchemas: ["public"] }),
    excludePattern: "migration",
    outFile: null,
    overrides: {
      columns: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, new RawExpressionNode(type)])),
    },
    skipAutogeneratedFileComment: true,
    typeMapping: { bytea: "Buffer", int8: "number", timestamptz: "Date", tsvector: "string" },
  });
  return header + generated.replace("export interface DB {", "export interface Database {");
}

async function listValues(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows } = await sql<{ column: string; check: string; nullable: boolean; has_default: boolean }>`
    SELECT t.relname || '.' || a.attname AS column, pg_get_constraintdef(k.oid) AS check,
      NOT a.attnotnull AS nullable, a.atthasdef AS has_default
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'c' AND cardinality(k.conkey) = 1 AND t.relnamespace = 'public'::regnamespace
      AND a.atttypid = 'text'::regtype`.execute(db);
  const listed = rows.flatMap(({ column, check, nullable, has_default }) => {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)(?: NOT VALID)?$/.exec(check) ?? [];
    if (list === undefined) return [];
    const union = [...list.matchAll(/'([^']*)'/g)].map(([, value]) => JSON.stringify(value)).join(" | ");
    const type = nullable ? `${union} | null` : union;
    return [[column, has_default ? `Generated<${type}>` : type] as const];
  });
  return Object.fromEntries(listed);
}
