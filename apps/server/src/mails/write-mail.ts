import { type Country, type Language, mailboxOf } from "@kautia/contract";
import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { currentRequestId } from "../platform/cause.ts";
import { copyToCoTenants } from "./copy-to-co-tenants.ts";
import type { Clock } from "../platform/clock/clock.ts";
import { mailRules } from "./kinds/index.ts";
import type { Random } from "../platform/random.ts";

/** A mail's data without the links, which are created when it is sent. */
export type StoredMailData<Kind extends MailKind = MailKind> = Omit<MailData[Kind], "link" | "stopLink">;

export interface NewMail<Kind extends MailKind = MailKind> {
  /** Identifies the mail: a second one with the same reason is not written. */
  reason: string;
  kind: Kind;
  refId: string | null;
  /** The co-tenant that it goes to. */
  coTenantId?: string;
  to: string;
  replyTo?: string;
  language: Language;
  country: Country;
  data: StoredMailData<Kind>;
  /** What co-tenants read instead, of a kind that goes to each tenant; null if they get none. */
  dataForCoTenants?: StoredMailData<Kind> | null;
  /** When it is due; now if omitted. */
  sendAt?: Date;
  /** The link's secret, if somebody gets the link before the mail is sent (docs/partners.md). Deleted after sending. */
  secret?: string;
}

/**
 * Queues a mail in the transaction of the change that causes it; a kind that goes to each tenant also for those who
 * signed together with its reader. Returns the id of the mail with this reason.
 */
export async function writeMail<Kind extends MailKind>(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
): Promise<string> {
  const copies = mailRules[mail.kind].toEachTenant ? await copyToCoTenants(transaction, mail) : [];
  for (const copy of copies) await insertMail(transaction, deps, copy);
  return insertMail(transaction, deps, copies.length > 0 ? { ...mail, data: { ...mail.data, isToAll: true } } : mail);
}

async function insertMail<Kind extends MailKind>(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
): Promise<string> {
  const now = clock.now();
  const written = await transaction
    .insertInto("mail")
    .values({
      id: random.uuid(),
      reason: mail.reason,
      kind: mail.kind,
      ref_id: mail.refId,
      co_tenant_id: mail.coTenantId ?? null,
      to_address: mail.to,
      mailbox: mailboxOf(mail.to),
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      country: mail.country,
      data: JSON.stringify(mail.data),
      status: mailRules[mail.kind].onPaper ? "POST" : "WAITING",
      created_at: now,
      send_at: mail.sendAt ?? now,
      secret: mail.secret ?? null,
      forget: mailRules[mail.kind].kept === "until-sent",
      request_id: currentRequestId(),
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (written) return written.id;
  const earlier = transaction.selectFrom("mail").select("id").where("reason", "=", mail.reason);
  return (await earlier.executeTakeFirstOrThrow()).id;
}

/** Whether a mail with this reason has reached its reader's mail server. */
export async function isMailSent(transaction: Transaction<Database>, reason: string): Promise<boolean> {
  const mail = transaction.selectFrom("mail").select("status").where("reason", "=", reason);
  return (await mail.executeTakeFirst())?.status === "SENT";
}

/** Whether a mail with this reason was queued or sent. */
export async function isMailWritten(transaction: Transaction<Database>, reason: string): Promise<boolean> {
  const mail = transaction.selectFrom("mail").select("id").where("reason", "=", reason);
  return (await mail.executeTakeFirst()) !== undefined;
}
