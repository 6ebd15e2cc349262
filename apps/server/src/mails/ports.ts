import type { Language } from "@kautia/contract";

/** A rendered mail, ready to be sent. */
export interface OutgoingMail {
  /** The row's id. The Message-ID derives from it, so that mail programs recognise duplicates. */
  id: string;
  to: string;
  /** The recipient's name; null if we do not know it. */
  toName: string | null;
  language: Language;
  /** Null: replies go to the sender. */
  replyTo: string | null;
  /** For one-click unsubscribe (RFC 8058); null if the reader cannot unsubscribe from this kind of mail. */
  unsubscribeUrl: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** `refused`: the recipient's address permanently accepts no mail. Reasons and errors contain no mail address. */
export type MailResult = { status: "sent" } | { status: "refused"; reason: string };

/** The mail server refuses us for any recipient: our sender address, our login, or a connection without TLS. */
export class MailMisconfigured extends Error {
  override name = "MailMisconfigured";
}

/**
 * How many mails are sent in parallel. Only so many are leased at a time, so that each is sent before its lease ends.
 */
export const mailsAtOnce = 4;

/** Sends mails. Never called inside a database transaction. */
export interface Mail {
  /**
   * Sends one mail. If it is sent twice, both copies have the same Message-ID. Errors: throws if the mail server is
   * down, takes longer than 10 s or asks to retry later; throws MailMisconfigured if the server refuses us.
   */
  send(mail: OutgoingMail): Promise<MailResult>;
}

export interface KeptMail {
  id: string;
  to: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: { fileName: string; contentType: string; size: number }[];
  sentAt: Date;
}

/** Keeps mails instead of sending them, for trying out the product and for tests. */
export interface Outbox extends Mail {
  /** All mails, newest first; only those to one address if it is given. */
  list(to?: string): Promise<KeptMail[]>;
}
