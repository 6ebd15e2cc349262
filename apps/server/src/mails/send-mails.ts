import { screenPath } from "@kautia/contract";
import { type MailData, recipientName, renderMail } from "@kautia/locales/mails";
import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lockOwner } from "./lock-owner.ts";
import { holdBack } from "./hold-back.ts";
import { isTestMail } from "./is-test-mail.ts";
import { setAsideForPost } from "./set-aside-for-post.ts";
import { mailDelay } from "../platform/rules/retry-delays.ts";
import { leaseEnd, unleased } from "../platform/jobs/lease.ts";
import type { MailLinks, MailWorkDeps, QueuedMail } from "./content.ts";
import { mailsAtOnce, MailMisconfigured } from "./ports.ts";

/**
 * Sends the due mails. After a crash between sending a mail and recording that, the mail is sent again with the same
 * id.
 */
export async function sendDueMails(deps: MailWorkDeps, limit: number): Promise<number> {
  for (let processed = 0; processed < limit; processed += mailsAtOnce) {
    const { found, leased } = await leaseMails(deps, mailsAtOnce);
    await Promise.all(leased.map((mail) => sendOne(deps, mail)));
    if (found < mailsAtOnce) return processed + found;
  }
  return limit;
}

/**
 * Sends the mail with this reason now, unless it is leased, held back or waiting for a retry. Returns whether it is
 * still unsent.
 */
export async function sendMailNow(deps: MailWorkDeps, reason: string): Promise<boolean> {
  const { leased } = await leaseMails(deps, 1, reason);
  await Promise.all(leased.map((mail) => sendOne(deps, mail)));
  const row = await deps.db
    .selectFrom("mail")
    .select("status")
    .where("reason", "=", reason)
    .where("send_at", "<=", deps.clock.now())
    .executeTakeFirst();
  return row?.status === "WAITING";
}

/** Leases due mails. `found` also counts those that were dropped, set aside for post or held back instead. */
async function leaseMails(
  deps: MailWorkDeps,
  limit: number,
  reason?: string,
): Promise<{ found: number; leased: QueuedMail[] }> {
  return deps.db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("mail")
      .selectAll()
      .where("status", "=", "WAITING")
      .where((mail) =>
        mail.or([
          mail("send_at", "<=", deps.clock.now()),
          // A mail that somebody is waiting for does not wait for further changes of documents.
          ...(reason === undefined ? [] : [mail("tries", "=", 0)]),
        ]),
      )
      .where(unleased)
      .$if(reason !== undefined, (query) => query.where("reason", "=", reason ?? ""))
      .orderBy("send_at")
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    const current = await deps.mailContent.dropObsolete(transaction, found);
    const admitted = await holdBack(transaction, deps, current, { urgent: reason !== undefined });
    const ids = await setAsideForPost(
      transaction,
      admitted.map(({ id }) => id),
    );
    if (ids.length === 0) return { found: found.length, leased: [] };
    await transaction
      .updateTable("mail")
      .set({ leased_until: leaseEnd, tries: sql<number>`tries + 1` })
      .where("id", "in", ids)
      .execute();
    return { found: found.length, leased: current.filter(({ id }) => ids.includes(id)) };
  });
}

/**
 * Creates the mail's links in a separate transaction, so that one failure does not delay other mails. Null if the mail
 * was sent or dropped in the meantime.
 */
function writeLinks(deps: MailWorkDeps, row: QueuedMail): Promise<MailLinks | null> {
  return deps.db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, row.ref_id);
    const waiting = await transaction
      .selectFrom("mail")
      .select("id")
      .where("id", "=", row.id)
      .where("status", "=", "WAITING")
      .forUpdate()
      .executeTakeFirst();
    return waiting ? deps.mailContent.makeLinks(deps, transaction, row) : null;
  });
}

async function sendOne(deps: MailWorkDeps, row: QueuedMail): Promise<void> {
  const { mail, brand, log } = deps;
  const setting = {
    language: row.language,
    country: row.country,
    brandName: brand.name,
    supportEmail: brand.supportEmail[row.country],
    insurer: brand.insurer,
    operator: deps.operator,
    promisedWorkingDays: brand.promisedWorkingDays,
    privacyUrl: `${deps.publicUrl}${screenPath(row.language, "privacy")}#landlords`,
  };
  try {
    const links = await writeLinks(deps, row);
    if (!links) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what writeMail stored, plus the links that it left out
    const data = { ...row.data, ...links } as MailData[typeof row.kind];
    const { attachments, sent, enclosesFirstInformation } = await deps.mailContent.makeAttachments(deps, row);
    const { subject, text, html } = renderMail(
      row.kind,
      data,
      { ...setting, isTest: await isTestMail(deps.db, row) },
      { enclosesFirstInformation },
    );
    const result = await mail.send({
      id: row.id,
      to: row.to_address,
      toName: recipientName(row.kind, data),
      language: row.language,
      replyTo: row.reply_to,
      unsubscribeUrl: links.unsubscribeUrl ?? null,
      subject,
      text,
      html,
      attachments,
    });
    const at = deps.clock.now();
    if (result.status === "sent")
      await finish(deps, row, { status: "SENT", sent_at: at, last_error: null, misconfigured: false }, (transaction) =>
        sent?.(transaction, at),
      );
    else await giveUp(deps, row, result.reason);
  } catch (error) {
    const delay = mailDelay(row.tries + 1);
    const misconfigured = error instanceof MailMisconfigured;
    if (misconfigured)
      log.error({ mail: row.id, error: String(error) }, "the mail server refuses us; check the settings");
    if (delay === null) return giveUp(deps, row, String(error));
    log.warn({ mail: row.id, tries: row.tries + 1, error: String(error) }, "could not send a mail; will retry");
    const send_at = new Date(deps.clock.now().getTime() + delay);
    await finish(deps, row, { send_at, last_error: String(error), misconfigured });
  }
}

async function giveUp(deps: MailWorkDeps, row: QueuedMail, reason: string): Promise<void> {
  deps.log.error(
    { mail: row.id, kind: row.kind, refId: row.ref_id },
    "gave up on a mail; somebody has to look into it",
  );
  await finish(deps, row, { status: "REFUSED", last_error: reason });
}

async function finish(
  { db, metrics }: MailWorkDeps,
  { id, ref_id }: QueuedMail,
  changes: Partial<Selectable<Database["mail"]>>,
  also?: (transaction: Transaction<Database>) => Promise<void> | undefined,
): Promise<void> {
  const { status, sent_at, send_at, last_error, misconfigured } = changes;
  let isFinished = false;
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ref_id);
    const finished = await transaction
      .updateTable("mail")
      .set({ status, sent_at, send_at, last_error, misconfigured, leased_until: null, ...(status && { secret: null }) })
      .where("id", "=", id)
      .where("status", "=", "WAITING")
      .returning("id")
      .executeTakeFirst();
    isFinished = finished !== undefined;
    if (finished) await also?.(transaction);
  });
  if (isFinished && status) metrics.mail(status === "SENT" ? "sent" : "refused");
}
