import { mailboxOf, unverifiedMailsPerDay } from "@kautia/contract";
import { type MailKind, mailKinds } from "@kautia/locales/mails";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import { mailRules } from "./kinds/index.ts";
import { day, earlier, later, secondsUntil } from "../platform/rules/durations.ts";

const betweenTenants = mailKinds.filter((kind) => mailRules[kind].betweenTenants);

interface Recipient {
  to: string;
  refId: string | null;
}

interface LimitedMail extends Recipient {
  kind: MailKind;
}

/**
 * When a mail before signing may be sent, by the limits of the mailbox and of the application; null if it may be sent now.
 * Locks both until the transaction ends, so that simultaneous requests cannot exceed the limits.
 * `withWaiting` also counts queued mails, except an initial information, which another mail can carry.
 */
export async function findMailLimit(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  { to, refId, kind }: LimitedMail,
  { withWaiting }: { withWaiting: boolean },
): Promise<Date | null> {
  await lockRecipients(transaction, [{ to, refId }]);
  if (await wasLinkFollowed(transaction, to)) return null;
  const now = clock.now();
  const isBetween = betweenTenants.includes(kind);
  /** For each counted mail, newest first: until when it counts. */
  const readEnds = async (isCounted: RawBuilder<boolean>) => {
    const { rows } = await sql<{ at: Date | null }>`
      SELECT mail.admitted_at AS at FROM mail LEFT JOIN application USING (ref_id)
      WHERE ${isCounted} AND (mail.kind = ANY(${betweenTenants}::text[])) = ${isBetween}
        AND application.signed_at IS NULL AND (mail.admitted_at > ${earlier(now, day)}
        OR ${withWaiting} AND mail.admitted_at IS NULL AND mail.status = 'WAITING' AND mail.kind <> 'first-information')
      ORDER BY mail.admitted_at DESC NULLS FIRST`.execute(transaction);
    return rows.map(({ at }) => later(at ?? now, day));
  };
  const toMailbox = await readEnds(sql<boolean>`mail.mailbox = ${mailboxOf(to)}`);
  const ofApplication = refId === null ? [] : await readEnds(sql<boolean>`mail.ref_id = ${refId}`);
  const { mailbox, application } = unverifiedMailsPerDay[isBetween ? "betweenTenants" : "beforeSigning"];
  // From then on, fewer mails than allowed count.
  const allowedFrom = [toMailbox[mailbox - 1], ofApplication[application - 1]].flatMap((end) => end ?? []);
  return allowedFrom.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Seconds until one more mail may be written by these limits, counting those that are queued; null if it may be now. */
export async function secondsUntilUnverifiedMail(
  transaction: Transaction<Database>,
  deps: { clock: Clock },
  mail: LimitedMail,
): Promise<number | null> {
  const allowedFrom = await findMailLimit(transaction, deps, mail, { withWaiting: true });
  return allowedFrom && secondsUntil(allowedFrom, deps.clock.now());
}

/** Takes the locks in a fixed order, so that two transactions cannot deadlock. */
export async function lockRecipients(
  transaction: Transaction<Database>,
  recipients: readonly Recipient[],
): Promise<void> {
  const mailboxes = recipients.map(({ to }) => `mailbox|${mailboxOf(to)}`);
  const applications = recipients.flatMap(({ refId }) => (refId === null ? [] : [`mails of|${refId}`]));
  for (const key of [...new Set([...mailboxes, ...applications])].toSorted()) await lockByName(transaction, key);
}

/** Stricter than the count, so that nobody lifts the limit for an address that only looks like their own. */
async function wasLinkFollowed(transaction: Transaction<Database>, to: string): Promise<boolean> {
  const followed = await transaction
    .selectFrom("mail")
    .select("id")
    .where(sql<boolean>`mailbox_of(to_address) = mailbox_of(${to})`)
    .where("followed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return followed !== undefined;
}

/** Records that a mail's link was opened, which proves that somebody reads the mailbox. */
export async function recordLinkFollowed(
  db: Kysely<Database>,
  { clock }: { clock: Clock },
  mailId: string | null,
): Promise<void> {
  if (mailId === null) return;
  await db
    .updateTable("mail")
    .set({ followed_at: clock.now() })
    .where("id", "=", mailId)
    .where("followed_at", "is", null)
    .execute();
}
