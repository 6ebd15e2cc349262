import { mailboxOf, unverifiedMailsPerHour } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import { secondsUntilAllowed, type SlidingLimit } from "../platform/rules/sliding-limit.ts";
import { earlier, hour } from "../platform/rules/durations.ts";

/** For mails that anybody can request for any mailbox (docs/mail.md, "Links"). */
export const requestedMailLimit: SlidingLimit = { most: unverifiedMailsPerHour, period: hour };

interface RequestedMail {
  kind: MailKind;
  to: string;
  /** How long its link works, in ms. By default as long as its limit counts. */
  worksFor?: number | undefined;
}

/**
 * The seconds until another mail of this kind may be written to this mailbox; null if it may be written now. Locks both
 * until the transaction ends, so that simultaneous requests cannot exceed the limit.
 */
export async function secondsUntilNextMail(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  { kind, to, worksFor }: RequestedMail,
  limit: SlidingLimit = requestedMailLimit,
): Promise<number | null> {
  const mailbox = mailboxOf(to);
  await lockByName(transaction, `${kind}|${mailbox}`);
  const now = clock.now();
  const written = await transaction
    .selectFrom("mail")
    .select("created_at")
    .where("mail.mailbox", "=", mailbox)
    .where("created_at", ">", earlier(now, limit.period))
    .where("kind", "=", kind)
    .execute();
  const times = written.map(({ created_at }) => created_at);
  // A stranger who keeps asking must not keep the owner out: one link always works.
  const hasWorkingLink = times.some((at) => at > earlier(now, worksFor ?? limit.period));
  return hasWorkingLink ? secondsUntilAllowed(times, limit, now) : null;
}
