import type { GeneratedAlways, JSONColumnType, Kysely } from "kysely";
import type { KeptMail, Outbox } from "../ports.ts";

export interface OutboxTables {
  outbox_mail: {
    position: GeneratedAlways<number>;
    id: string;
    to_address: string;
    reply_to: string | null;
    unsubscribe_url: string | null;
    subject: string;
    text: string;
    html: string;
    attachments: JSONColumnType<KeptMail["attachments"], string, never>;
    sent_at: Date;
  };
}

/** Keeps mails in the database instead of sending them, for trying out the product and for tests. */
export function makeOutbox(db: Kysely<OutboxTables>, clock: { now(): Date }): Outbox {
  return {
    async send({ id, to, replyTo, unsubscribeUrl, subject, text, html, attachments }) {
      const kept = attachments.map(({ fileName, contentType, content }) => ({
        fileName,
        contentType,
        size: content.byteLength,
      }));
      await db
        .insertInto("outbox_mail")
        .values({
          id,
          to_address: to,
          reply_to: replyTo,
          unsubscribe_url: unsubscribeUrl,
          subject,
          text,
          html,
          attachments: JSON.stringify(kept),
          sent_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return { status: "sent" };
    },
    async list(to) {
      let query = db.selectFrom("outbox_mail").selectAll().orderBy("position", "desc");
      if (to !== undefined) query = query.where("to_address", "=", to);
      const rows = await query.execute();
      return rows.map(({ id, to_address, reply_to, unsubscribe_url, subject, text, html, attachments, sent_at }) => ({
        id,
        to: to_address,
        replyTo: reply_to,
        unsubscribeUrl: unsubscribe_url,
        subject,
        text,
        html,
        attachments,
        sentAt: sent_at,
      }));
    },
  };
}
