import {
  invitationLifeDays,
  type Language,
  type LinkView,
  resumeLinkHours,
  resumeTenant,
  screenPath,
} from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { recordLinkFollowed } from "../mails/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";
import { findApplicationById, findUnsigned, peekApplication } from "./find-application.ts";
import { insertApplication } from "./insert-application.ts";
import { toLinkView } from "./link-view.ts";
import { openApplication } from "./open-application.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** In ms. `resume` continues the application, `renew` first starts a new one with the same answers. */
const lifetimes = { resume: resumeLinkHours * hour, renew: invitationLifeDays * day };

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

/** Returns a new application token; null if the link is unknown or has expired, or the application is signed. */
export async function redeemResumeLink(
  deps: Pick<Deps, "db" | "sql" | "clock" | "random">,
  token: string,
): Promise<string | null> {
  const now = deps.clock.now();
  const refId = await inTransaction(deps.db, async (transaction) => {
    // Of two devices that press the button at once, the second opens what the first has made.
    const link = await findLink(transaction, token, now).forUpdate().executeTakeFirst();
    if (!link) return null;
    await recordLinkFollowed(transaction, deps, link.mail_id);
    const ref_id = link.renews ? await renewApplication(transaction, deps, link.ref_id) : link.ref_id;
    await transaction
      .updateTable("resume_link")
      .set({ ref_id, renews: false, used_at: now })
      .where("token_hash", "=", hashToken(token))
      .execute();
    return ref_id;
  });
  return refId === null ? null : openApplication(deps, refId);
}

/**
 * Makes an application with the answers of a signed one. It starts at the summary. Without an invitation, the tenant must
 * first answer the start date again if it has passed; an invited tenant changes it at the summary.
 */
async function renewApplication(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  refId: string,
): Promise<string> {
  const at = clock.now();
  const ref_id = random.refId();
  const { answers, testsOf, ...old } = await transaction
    .selectFrom("application as a")
    .leftJoin("test_application as t", "t.ref_id", "a.ref_id")
    .select(["country", "locale", "answers", "invited", "employee_email_domain", "t.partner_id as testsOf"])
    .where("a.ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const { insuranceStart, ...others } = answers;
  const hasStarted = insuranceStart && new Date(insuranceStart).getTime() < at.getTime() - day;
  const asksStart = hasStarted && !old.invited;
  const progress = old.invited ? ("INVITATION_DETAILS" as const) : ("TENANT_DETAILS" as const);
  const last_completed_page = asksStart ? null : progress;
  const kept = asksStart ? others : answers;
  await insertApplication(
    transaction,
    { ...old, ref_id, last_completed_page },
    { answers: kept, at, cause: resumeTenant.name, testsOf },
  );
  return ref_id;
}
