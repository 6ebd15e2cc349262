import type { Country, Language } from "@kautia/contract";
import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";

/** What a mail tells, without the links that are made when it is sent. */
export type StoredMailData<Kind extends MailKind = MailKind> = Omit<MailData[Kind], "link">;

export interface NewMail<Kind extends MailKind> {
  /** One reason, one mail: written again, it changes nothing. */
  reason: string;
  kind: Kind;
  refId: string;
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  language: Language;
  country: Country;
  data: StoredMailData<Kind>;
}

/** Writes a mail that is to be sent, as part of the change that is its reason. */
export async function writeMail<Kind extends MailKind>(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  mail: NewMail<Kind>,
): Promise<void> {
  const now = clock.now();
  await transaction
    .insertInto("mail")
    .values({
      id: random.uuid(),
      reason: mail.reason,
      kind: mail.kind,
      ref_id: mail.refId,
      to_address: mail.to,
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      country: mail.country,
      data: JSON.stringify(mail.data),
      status: "WAITING",
      created_at: now,
      send_at: now,
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .execute();
}
