import {
  invitationLifeDays,
  type Language,
  type LinkView,
  resumeLinkHours,
  resumeTenant,
  screenPath,
} from "@kautia/contract";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import { recordLinkFollowed } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";
import { findApplicationById, findUnsigned, peekApplication } from "./find-application.ts";
import { toLinkView } from "./link-view.ts";
import { openApplication } from "./open-application.ts";

const hour = 3_600_000;
/** In ms. `resume` continues the application, `renew` first starts a new one with the same answers. */
const lifetimes = { resume: resumeLinkHours * hour, renew: invitationLifeDays * 24 * hour };

/** Creates the secret of a link. Earlier tokens stay valid. */
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
 * The link, unless it has expired. A link that started a new application when links worked only once is not tied to that
 * application, so it counts as expired.
 */
function findLink(db: Kysely<Database>, token: string, now: Date) {
  return db
    .selectFrom("resume_link")
    .select(["ref_id", "renews", "mail_id"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where((eb) => eb.or([eb("used_at", "is", null), eb("renews", "=", false)]));
}

/** What the link is about; null if it opens nothing. Writes nothing. */
export async function viewResumeLink(
  deps: Pick<Deps, "db" | "sql" | "clock">,
  token: string,
): Promise<LinkView | null> {
  const link = await findLink(deps.db, token, deps.clock.now()).executeTakeFirst();
  if (!link) {
    const application = await peekApplication(deps, token);
    return application && toLinkView(application, application.refId);
  }
  const { ref_id: refId, renews } = link;
  const application = await (renews ? findApplicationById(deps, refId) : findUnsigned(deps, refId));
  return application && toLinkView(application, renews ? null : refId);
}

/**
 * Makes an application with the answers of the link's signed one, and ties the link to it. A renewed application starts
 * at the summary. Without an invitation, the tenant must first answer the start date again if it has passed; an invited
 * tenant changes it at the summary.
 */
const renewal = `
  WITH old AS (
    SELECT *, NOT invited AND (answers ->> 'insuranceStart')::timestamptz < $2::timestamptz - interval '1 day' AS late
    FROM application WHERE ref_id = $1
  ), made AS (
    INSERT INTO application (ref_id, country, locale, answers, contact_keys, created_at, updated_at, invited,
      employee_email_domain, last_completed_page)
    SELECT $3, country, locale, CASE WHEN late THEN answers - 'insuranceStart' ELSE answers END, contact_keys, $2, $2, invited,
      employee_email_domain, CASE WHEN late THEN NULL WHEN invited THEN 'INVITATION_DETAILS' ELSE 'TENANT_DETAILS' END
    FROM old RETURNING ref_id, answers, last_completed_page
  ), test AS (
    INSERT INTO test_application (ref_id, partner_id)
    SELECT made.ref_id, partner_id FROM made, old JOIN test_application t ON t.ref_id = old.ref_id
  ), history AS (
    INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
    SELECT ref_id, 1, $2, $4, answers, last_completed_page FROM made
  )
  UPDATE resume_link SET ref_id = made.ref_id, renews = false FROM made WHERE token_hash = $5`;

/** Returns a new application token; null if the link is unknown or has expired, or the application is signed. */
export async function redeemResumeLink(
  deps: Pick<Deps, "db" | "sql" | "clock" | "random">,
  token: string,
): Promise<string | null> {
  const now = deps.clock.now();
  const refId = await deps.db.transaction().execute(async (transaction) => {
    // Of two devices that press the button at once, the second opens what the first has made.
    const link = await findLink(transaction, token, now).forUpdate().executeTakeFirst();
    if (!link) return null;
    await recordLinkFollowed(transaction, deps, link.mail_id);
    const hash = hashToken(token);
    const renewed = deps.random.refId();
    if (link.renews)
      await transaction.executeQuery(CompiledQuery.raw(renewal, [link.ref_id, now, renewed, resumeTenant.name, hash]));
    await transaction.updateTable("resume_link").set({ used_at: now }).where("token_hash", "=", hash).execute();
    return link.renews ? renewed : link.ref_id;
  });
  return refId === null ? null : openApplication(deps, refId);
}
