import { languageOf } from "@kautia/contract";
import { CompiledQuery, type Kysely } from "kysely";
import { extendLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { landlordPartner } from "./landlord-partner.ts";
import { effectiveAnswers } from "./rules/answers.ts";
import type { Application, Decision } from "./application.ts";
import { hashToken } from "../platform/tokens.ts";

export interface ApplicationRow extends Pick<
  Database["application"],
  "ref_id" | "country" | "locale" | "last_completed_page" | "payment_period"
> {
  answers: Application["answers"];
  consents: Application["consents"];
  partner: Application["partner"];
  decision: Decision | null;
  uploaded_documents: Application["uploadedDocuments"];
  version: number;
  invited: boolean;
  employee_email_domain: string | null;
  premium_cents: number | null;
  signed_at: Date | null;
  message: string | null;
}

const home = { building: "(a.contact_keys ->> 'building')", unit: "(a.contact_keys ->> 'unit')" };

/** Uploads are read only after a decision and messages only after signing, so most saves skip both subqueries. */
export const applicationColumns = `a.ref_id, a.country, a.locale, a.last_completed_page, a.answers, a.version,
  a.invited, a.employee_email_domain, a.consents, a.payment_period, a.premium_cents, a.signed_at,
  CASE WHEN d.id IS NULL THEN NULL ELSE jsonb_build_object('id', d.id, 'outcome', d.outcome, 'reason', d.reason,
    'requiredDocuments', d.required_documents, 'ruleVersion', d.rule_version, 'tariffVersion', d.tariff_version,
    'madeBy', d.made_by, 'note', d.note)
  END AS decision,
  CASE WHEN a.decision_id IS NULL THEN '{}' ELSE ARRAY(SELECT DISTINCT type FROM document WHERE document.ref_id = a.ref_id
    AND brought_by IS NULL AND superseded_at IS NULL AND removed_at IS NULL AND scan = 'CLEAN')
  END AS uploaded_documents,
  CASE WHEN a.signed_at IS NULL THEN NULL ELSE
    (SELECT message FROM landlord_message WHERE ref_id = a.ref_id ORDER BY at DESC LIMIT 1)
  END AS message,
  ${landlordPartner({ refId: "a.ref_id", ...home })} AS partner`;

const byToken = `
  SELECT ${applicationColumns}, link.expires_at
  FROM link JOIN application a ON a.ref_id = link.subject LEFT JOIN decision d ON d.id = a.decision_id
  WHERE link.hash = $1 AND link.kind = 'application' AND link.expires_at > $2`;

type FindDeps = Pick<Deps, "db" | "sql" | "clock">;

/** Null for an unknown, malformed or expired token. Each use extends the token's life. */
export async function findApplication(deps: FindDeps, token: string): Promise<Application | null> {
  const row = await readByToken(deps, token);
  if (row) await extendLink(deps, token, "application", row.expires_at);
  return row && toApplication(row);
}

/** Like `findApplication`, for a link that is only looked at: writes nothing. */
export async function peekApplication(deps: Omit<FindDeps, "db">, token: string): Promise<Application | null> {
  const row = await readByToken(deps, token);
  return row && toApplication(row);
}

async function readByToken({ sql, clock }: Omit<FindDeps, "db">, token: string) {
  const [row] = await sql.query<ApplicationRow & { expires_at: Date }>({
    name: "application-by-token",
    text: byToken,
    values: [hashToken(token), clock.now()],
  });
  return row ?? null;
}

const byId = `SELECT ${applicationColumns} FROM application a LEFT JOIN decision d ON d.id = a.decision_id WHERE a.ref_id = $1`;

/** Like `findApplicationById`, within a transaction. */
export async function findApplicationIn(db: Kysely<Database>, refId: string): Promise<Application | null> {
  const { rows } = await db.executeQuery<ApplicationRow>(CompiledQuery.raw(byId, [refId]));
  return rows[0] ? toApplication(rows[0]) : null;
}

const unsignedById = `${byId} AND a.signed_at IS NULL AND a.forgotten_at IS NULL`;

/** The application that a link opens; null once it is signed or its data is deleted. */
export async function findUnsigned({ sql }: Pick<Deps, "sql">, refId: string): Promise<Application | null> {
  const [row] = await sql.query<ApplicationRow>({ name: "unsigned-by-id", text: unsignedById, values: [refId] });
  return row ? toApplication(row) : null;
}

/** The application with a public id, or null. The caller must check access itself. */
export async function findApplicationById({ sql }: Pick<Deps, "sql">, refId: string): Promise<Application | null> {
  const [row] = await sql.query<ApplicationRow>({ name: "application-by-id", text: byId, values: [refId] });
  return row ? toApplication(row) : null;
}

export function toApplication(row: ApplicationRow): Application {
  return {
    refId: row.ref_id,
    country: row.country,
    locale: row.locale,
    language: languageOf(row.locale),
    lastCompletedPage: row.last_completed_page,
    answers: effectiveAnswers(row.answers),
    givenAnswers: row.answers,
    version: row.version,
    invited: row.invited,
    partner: row.partner,
    employeeEmailDomain: row.employee_email_domain,
    consents: row.consents,
    decision: row.decision,
    uploadedDocuments: row.uploaded_documents,
    paymentPeriod: row.payment_period,
    premiumCents: row.premium_cents,
    signedAt: row.signed_at,
    message: row.message,
  };
}
