import { invitationLifeDays, type Language, resumeLinkHours, resumeTenant, screenPath } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";

const hour = 3_600_000;
/** In ms. `resume` continues the application, `renew` starts a new one with the same answers. */
const lifetimes = { resume: resumeLinkHours * hour, renew: invitationLifeDays * 24 * hour };

/** Creates the secret of a link that works once. Earlier tokens stay valid. */
export async function makeResumeToken(
  db: Kysely<Database>,
  { clock, random }: { clock: Clock; random: Random },
  ref_id: string,
  purpose: keyof typeof lifetimes,
  mail_id: string | null = null,
): Promise<string> {
  const token = random.token();
  const expires_at = new Date(clock.now().getTime() + lifetimes[purpose]);
  await db
    .insertInto("resume_link")
    .values({ token_hash: hashToken(token), ref_id, expires_at, renews: purpose === "renew", mail_id })
    .execute();
  return token;
}

export async function writeResumeLink(
  transaction: Transaction<Database>,
  { publicUrl, ...deps }: { clock: Clock; random: Random; publicUrl: string },
  { id, ref_id, language }: { id: string; ref_id: string; language: Language },
  purpose: keyof typeof lifetimes = "resume",
): Promise<string> {
  const token = await makeResumeToken(transaction, deps, ref_id, purpose, id);
  return `${publicUrl}${screenPath(language, "index")}?token=${token}`;
}

/**
 * Uses up the link and creates the token in one statement, so that only one of two concurrent requests succeeds. A
 * renewed application starts at the summary. Without an invitation, the tenant must first answer the start date again
 * if it has passed; an invited tenant changes it at the summary.
 */
const statement = `
  WITH used AS (
    UPDATE resume_link SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
    RETURNING ref_id, renews, mail_id
  ), followed AS (
    UPDATE mail SET followed_at = $2 FROM used WHERE mail.id = used.mail_id AND followed_at IS NULL
  ), old AS (
    SELECT a.*, NOT invited AND (answers ->> 'insuranceStart')::timestamptz < $2::timestamptz - interval '1 day' AS late
    FROM used JOIN application a USING (ref_id) WHERE renews
  ), made AS (
    INSERT INTO application (ref_id, country, locale, answers, contact_keys, created_at, updated_at, invited,
      employee_email_domain, last_completed_page)
    SELECT $4, country, locale, CASE WHEN late THEN answers - 'insuranceStart' ELSE answers END, contact_keys, $2, $2, invited,
      employee_email_domain, CASE WHEN late THEN NULL WHEN invited THEN 'INVITATION_DETAILS' ELSE 'TENANT_DETAILS' END
    FROM old RETURNING ref_id, answers, last_completed_page
  ), test AS (
    INSERT INTO test_application (ref_id, partner_id)
    SELECT made.ref_id, partner_id FROM made, old JOIN test_application t ON t.ref_id = old.ref_id
  ), history AS (
    INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
    SELECT ref_id, 1, $2, $5, answers, last_completed_page FROM made
  )
  INSERT INTO application_token (token_hash, ref_id, created_at, last_used_at)
  SELECT $3, coalesce(made.ref_id, used.ref_id), $2, $2 FROM used LEFT JOIN made ON true
  RETURNING ref_id`;

/** Returns a new application token; null if the link is unknown, used or expired. */
export async function redeemResumeLink(
  { sql, clock, random }: Pick<Deps, "sql" | "clock" | "random">,
  link: string,
): Promise<string | null> {
  const token = random.token();
  const values = [hashToken(link), clock.now(), hashToken(token), random.refId(), resumeTenant.name];
  const made = await sql.query({ name: "resume-link-take", text: statement, values });
  return made.length > 0 ? token : null;
}
