import { mailDataOf, mailKinds, recipientName, renderMail } from "@kautia/locales/mails";
import { type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { runFor } from "../platform/cause.ts";
import { insist, insistLater, tryThenInsist } from "../platform/database/insist.ts";
import { isDatabaseUnavailable } from "../platform/database/unavailable.ts";
import { mailRules } from "./kinds/index.ts";
import { lockOwner } from "./lock-owner.ts";
import { findAddressed } from "./find-addressed.ts";
import { holdBack } from "./hold-back.ts";
import { senderOf } from "./sender.ts";
import { setAsideForPost } from "./set-aside-for-post.ts";
import { mailDelay } from "../platform/rules/retry-delays.ts";
import { leaseEnd, unleased } from "../platform/jobs/lease.ts";
import type { MailAttachments, MailLinks, MailWorkDeps, QueuedMail } from "./content.ts";
import { mailsAtOnce, MailMisconfigured, type MailResult, type OutgoingMail } from "./ports.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { isOnHold } from "../views/circumstances.ts";
import { later } from "../platform/rules/durations.ts";
import { whileRenewing } from "../platform/while-renewing.ts";

/** In ms. Typesetting documents on a busy machine, or a mail server that is slow at each command, outlasts a lease. */
const renewEvery = 5_000;

/** Sends these mails. After a crash between sending a mail and recording that, the mail is sent again with the same id. */
export async function sendMails(deps: MailWorkDeps, ids: readonly string[]): Promise<number> {
  let processed = 0;
  for (let start = 0; start < ids.length; start += mailsAtOnce) {
    const { found, leased } = await leaseMails(deps, { ids: ids.slice(start, start + mailsAtOnce) });
    await sendAll(deps, leased, insist);
    processed += found;
  }
  return processed;
}

/**
 * Sends the mail with this reason now, unless it is leased, held back or waiting for a retry. Returns whether it is
 * still unsent.
 */
export async function sendMailNow(deps: MailWorkDeps, reason: string): Promise<boolean> {
  const { leased } = await leaseMails(deps, { reason });
  await sendAll(deps, leased, tryThenInsist);
  const row = await deps.db
    .selectFrom("mail")
    .select("status")
    .where("reason", "=", reason)
    .where("send_at", "<=", deps.clock.now())
    .executeTakeFirst();
  return row?.status === "WAITING";
}

const listed = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.lit(kind)));
const waitingOnHold = mailKinds.filter((kind) => mailRules[kind].waitsOnHold);
const mayGoOut = sql`NOT (kind IN (${listed(waitingOnHold)}) AND ${isOnHold(sql.ref("mail.ref_id"))})`;

export const mailsToSend = dueRows({
  from: sql`mail`,
  key: sql`id`,
  at: sql`send_at`,
  // Mails of a kind that another release writes wait for a server that knows it.
  where: sql`status = 'WAITING' AND kind IN (${listed(mailKinds)}) AND ${mayGoOut}`,
  leases: true,
});

const isFirstTry = sql<boolean>`(status = 'WAITING' AND tries = 0 AND ${mayGoOut} AND ${unleased})`;

/** Leases due mails. `found` also counts those that were dropped, set aside for post or held back instead. */
async function leaseMails(
  deps: MailWorkDeps,
  { ids: wanted, reason }: { ids: readonly string[]; reason?: never } | { ids?: never; reason: string },
): Promise<{ found: number; leased: QueuedMail[] }> {
  return inTransaction(deps.db, async (transaction) => {
    const found = await transaction
      .selectFrom("mail")
      .selectAll()
      // A mail that somebody is waiting for does not wait for further changes of documents.
      .where((mail) => mail.or([mailsToSend.isDue(deps.clock.now()), ...(reason === undefined ? [] : [isFirstTry])]))
      .where((mail) => (reason === undefined ? mail("id", "in", wanted) : mail("reason", "=", reason)))
      .orderBy("send_at")
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
 * was sent, dropped or redirected in the meantime. The lock on the owner keeps addresses as they are: an earlier
 * correction is seen here, and a later one ends these links.
 */
function writeLinks(deps: MailWorkDeps, row: QueuedMail): Promise<MailLinks | null> {
  return inTransaction(deps.db, async (transaction) => {
    await lockOwner(transaction, row.ref_id, "unchanged");
    const waiting = await transaction
      .selectFrom("mail")
      .selectAll()
      .where("id", "=", row.id)
      .where("status", "=", "WAITING")
      .forUpdate()
      .execute();
    const [current] = await deps.mailContent.dropObsolete(transaction, waiting);
    return current ? deps.mailContent.makeLinks(transaction, deps, current) : null;
  });
}

/** How to record that a mail was sent; without a record it goes out again. */
type RecordSent = (record: () => Promise<void>) => Promise<void>;

/** Errors: throws if the database is unavailable, but not before every mail has been tried. */
async function sendAll(deps: MailWorkDeps, leased: readonly QueuedMail[], recordSent: RecordSent): Promise<void> {
  const send = (row: QueuedMail) =>
    whileRenewing(
      () => setLease(deps, row, leaseEnd),
      renewEvery,
      () => sendLeased(deps, row, recordSent),
    );
  const sent = leased.map((row) => runFor(row.request_id, () => send(row)));
  for (const result of await Promise.allSettled(sent)) if (result.status === "rejected") throw result.reason;
}

async function sendLeased(deps: MailWorkDeps, row: QueuedMail, recordSent: RecordSent): Promise<void> {
  const prepared = await prepare(deps, row);
  if (!prepared) return;
  const { mail, sent } = prepared;
  let result: MailResult;
  try {
    result = await deps.mail.send(mail);
  } catch (error) {
    return retryOrGiveUp(deps, row, error);
  }
  if (result.status === "refused") return giveUp(deps, row, { last_error: result.reason, misconfigured: false });
  const at = deps.clock.now();
  const changes = { status: "SENT", sent_at: at, last_error: null, misconfigured: false } as const;
  await recordSent(() => finish(deps, row, changes, (transaction) => sent?.(transaction, at)));
  deps.log.info({ mail: row.id, kind: row.kind }, "sent a mail");
}

/** Null if the mail need not be sent any more, or cannot be written. Errors: throws if the database is unavailable. */
async function prepare(deps: MailWorkDeps, row: QueuedMail): Promise<PreparedMail | null> {
  try {
    const links = await writeLinks(deps, row);
    return links && (await renderRow(deps, row, links));
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      insistLater(() => setLease(deps, row, null));
      throw error;
    }
    await retryOrGiveUp(deps, row, error);
    return null;
  }
}

/** Unless the mail is finished, or has been leased again, which counts as another try. */
async function setLease(
  { db }: MailWorkDeps,
  { id, tries }: QueuedMail,
  until: RawBuilder<Date> | null,
): Promise<void> {
  await db
    .updateTable("mail")
    .set({ leased_until: until })
    .where("id", "=", id)
    .where("tries", "=", tries + 1)
    .where("leased_until", "is not", null)
    .execute();
}

type PreparedMail = { mail: OutgoingMail } & Pick<MailAttachments, "sent">;

async function renderRow(deps: MailWorkDeps, row: QueuedMail, links: MailLinks): Promise<PreparedMail> {
  const { kind, language } = row;
  const data = mailDataOf(kind, row.data, links);
  const { attachments, sent, enclosesFirstInformation } = await deps.mailContent.makeAttachments(deps, row);
  const { reader } = mailRules[kind];
  const { subject, text, html } = renderMail(kind, data, senderOf(deps, row), {
    reader,
    enclosesFirstInformation,
    addressed: await findAddressed(deps.db, row.ref_id, row.co_tenant_id),
  });
  const mail = {
    id: row.id,
    to: row.to_address,
    toName: recipientName(reader, data),
    language,
    replyTo: row.reply_to,
    unsubscribeUrl: links.unsubscribeUrl ?? null,
    subject,
    text,
    html,
    attachments,
  };
  return { mail, sent };
}

async function retryOrGiveUp(deps: MailWorkDeps, row: QueuedMail, error: unknown): Promise<void> {
  const failure = { last_error: String(error), misconfigured: error instanceof MailMisconfigured };
  if (failure.misconfigured)
    deps.log.error({ mail: row.id, error: failure.last_error }, "the mail server refuses us; check the settings");
  const tries = row.tries + 1;
  const delay = mailDelay(tries);
  if (delay === null) return giveUp(deps, row, failure);
  deps.log.warn({ mail: row.id, tries, error: failure.last_error }, "could not send a mail; will retry");
  await finish(deps, row, { ...failure, send_at: later(deps.clock.now(), delay) });
}

async function giveUp(
  deps: MailWorkDeps,
  row: QueuedMail,
  failure: { last_error: string; misconfigured: boolean },
): Promise<void> {
  deps.log.error(
    { mail: row.id, kind: row.kind, refId: row.ref_id },
    "gave up on a mail; somebody has to look into it",
  );
  await finish(deps, row, { status: "REFUSED", ...failure });
}

async function finish(
  { db, metrics }: MailWorkDeps,
  { id, ref_id }: QueuedMail,
  changes: Partial<Selectable<Database["mail"]>>,
  also?: (transaction: Transaction<Database>) => Promise<void> | undefined,
): Promise<void> {
  const { status, sent_at, send_at, last_error, misconfigured } = changes;
  const isFinished = await inTransaction(db, async (transaction) => {
    await lockOwner(transaction, ref_id);
    const finished = await transaction
      .updateTable("mail")
      .set({ status, sent_at, send_at, last_error, misconfigured, leased_until: null, ...(status && { secret: null }) })
      .where("id", "=", id)
      .where("status", "=", "WAITING")
      .returning("id")
      .executeTakeFirst();
    if (finished) await also?.(transaction);
    return finished !== undefined;
  });
  if (isFinished && status) metrics.mail(status === "SENT" ? "sent" : "refused");
}
