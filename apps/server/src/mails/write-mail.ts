import type { Country, Language } from "@kautia/contract";
import type { MailData, MailKind } from "@kautia/locales/mails";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";

/** What a mail tells, without the links that are made when it is sent. */
export type StoredMailData<Kind extends MailKind = MailKind> = Omit<MailData[Kind], "link" | "stopLink">;

export interface NewMail<Kind extends MailKind> {
  /** One reason, one mail: written again, it changes nothing. */
  reason: string;
  kind: Kind;
  /** Null for a mail that comes before any application. */
  refId: string | null;
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  language: Language;
  country: Country;
  data: StoredMailData<Kind>;
  /** What the link opens with, where somebody is told so before the mail is sent; kept until then (docs/partners.md). */
  secret?: string;
}

/** A mail that is to be sent, as its table names it; for a change that writes it along with itself. */
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
    reply_to: mail.replyTo ?? null,
    language: mail.language,
    country: mail.country,
    data: mail.data,
    status: "WAITING" as const,
    created_at: now,
    send_at: now,
    secret: mail.secret ?? null,
  };
}

/** Writes a mail that is to be sent, as part of the change that is its reason; answers its id. */
export async function writeMail<Kind extends MailKind>(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
): Promise<string> {
  const row = mailRow(deps, mail);
  await transaction
    .insertInto("mail")
    .values({ ...row, data: JSON.stringify(row.data) })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .execute();
  return row.id;
}

/** How many mails of a kind were written to a mailbox since, whoever had them written; nobody writes one there meanwhile. */
export async function countMails(
  transaction: Transaction<Database>,
  { kind, to, since }: { kind: MailKind; to: string; since: Date },
): Promise<number> {
  const key = `${kind}|${to.toLowerCase()}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  const sent = await transaction
    .selectFrom("mail")
    .select("id")
    .where(sql`lower(to_address)`, "=", to.toLowerCase())
    .where("created_at", ">", since)
    .where("kind", "=", kind)
    .execute();
  return sent.length;
}
