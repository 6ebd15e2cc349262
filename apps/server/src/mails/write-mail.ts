import { type Country, type Language, mailboxOf } from "@kautia/contract";
import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { currentRequestId } from "../platform/cause.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";

/** A mail's data without the links, which are created when it is sent. */
export type StoredMailData<Kind extends MailKind = MailKind> = Omit<MailData[Kind], "link" | "stopLink">;

export interface NewMail<Kind extends MailKind> {
  /** Identifies the mail: a second one with the same reason is not written. */
  reason: string;
  kind: Kind;
  refId: string | null;
  to: string;
  replyTo?: string;
  language: Language;
  country: Country;
  data: StoredMailData<Kind>;
  /** The link's secret, if somebody gets the link before the mail is sent (docs/partners.md). Deleted after sending. */
  secret?: string;
}

/** The row of a mail, for callers that insert it in their own statement. */
export function mailRow<Kind extends MailKind>(
  { clock, random }: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
) {
  const now = clock.now();
  return {
    id: random.uuid(),
    reason: mail.reason,
    kind: mail.kind,
    ref_id: mail.refId,
    to_address: mail.to,
    mailbox: mailboxOf(mail.to),
    reply_to: mail.replyTo ?? null,
    language: mail.language,
    country: mail.country,
    data: mail.data,
    status: "WAITING" as const,
    created_at: now,
    send_at: now,
    secret: mail.secret ?? null,
    request_id: currentRequestId(),
  };
}

export type MailRow = ReturnType<typeof mailRow>;

/** Queues a mail in the transaction of the change that causes it. Returns the id of the mail with this reason. */
export async function writeMail<Kind extends MailKind>(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
): Promise<string> {
  const row = mailRow(deps, mail);
  const written = await transaction
    .insertInto("mail")
    .values({ ...row, data: JSON.stringify(row.data) })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (written) return written.id;
  const earlier = transaction.selectFrom("mail").select("id").where("reason", "=", row.reason);
  return (await earlier.executeTakeFirstOrThrow()).id;
}
