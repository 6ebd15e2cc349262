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
 * How many seconds a mail before signing must wait because of the limits of the mailbox and of the application; null if
 * it may be sent now. Locks both until the transaction ends, so that simultaneous requests cannot exceed the limits.
 * `withWaiting` also counts queued mails, except an initial information, which another mail can carry.
 */
export async function findMailLimit(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  { to, refId, kind }: LimitedMail,
  { withWaiting }: { withWaiting: boolean },
): Promise<number | null> {
  await lockRecipients(transaction, [{ to, refId }]);
  if (await wasLinkFollowed(transaction, to)) return null;
  const now = clock.now();
  const isBetween = betweenTenants.includes(kind);
  /** For each counted mail, newest first: the seconds for which it still counts. */
  const readRemainingTimes = async (isCounted: RawBuilder<boolean>) => {
    const { rows } = await sql<{ at: Date | null }>`
      SELECT mail.admitted_at AS at FROM mail LEFT JOIN application USING (ref_id)
      WHERE ${isCounted} AND (mail.kind = ANY(${betweenTenants}::text[])) = ${isBetween}
        AND application.signed_at IS NULL AND (mail.admitted_at > ${earlier(now, day)}
        OR ${withWaiting} AND mail.admitted_at IS NULL AND mail.status = 'WAITING' AND mail.kind <> 'first-information')
      ORDER BY mail.admitted_at DESC NULLS FIRST`.execute(transaction);
    return rows.map(({ at }) => secondsUntil(later(at ?? now, day), now));
  };
  const toMailbox = await readRemainingTimes(sql<boolean>`mail.mailbox = ${mailboxOf(to)}`);
  const ofApplication = refId === null ? [] : await readRemainingTimes(sql<boolean>`mail.ref_id = ${refId}`);
  const { mailbox, application } = unverifiedMailsPerDay[isBetween ? "betweenTenants" : "beforeSigning"];
  const waits = [waitUntilFewer(mailbox, toMailbox), waitUntilFewer(application, ofApplication)];
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return longest > 0 ? longest : null;
}

/** The seconds until fewer than `most` mails count; null if fewer do now. */
function waitUntilFewer(most: number, remainingTimes: readonly number[]): number | null {
  return remainingTimes[most - 1] ?? null;
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
