/** A mail as it leaves the house. */
export interface OutgoingMail {
  /** The row's id: the Message-ID is made from it, so that a repeat is seen as one by whoever receives it. */
  id: string;
  to: string;
  /** Where an answer goes; null: to whoever sends. */
  replyTo: string | null;
  /** What a mail program posts to when somebody wants no more mails like this (RFC 8058); null where there is nothing to stop. */
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

/** The mail is taken, or the one who should take it says that this address never will. */
export type MailResult = { status: "sent" } | { status: "refused"; reason: string };

/** How many are sent beside each other: no more are claimed than can leave before their lease ends. */
export const mailsAtOnce = 4;

/** Hands mails to whoever carries them. Never called inside a database transaction of ours. */
export interface Mail {
  /**
   * Sends one mail. Sent twice with the same id, it reaches the reader once where the carrier can tell, and else twice
   * with the same Message-ID. Errors: throws while the carrier is down, slow (over 10 s) or wants it tried later.
   */
  send(mail: OutgoingMail): Promise<MailResult>;
}

/** A mail that an outbox keeps. */
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

/** Where mails are kept instead of being sent, for people and tests that try the product. */
export interface Outbox extends Mail {
  /** Everything that was ever sent, newest first; to one address alone where one is given. */
  list(to?: string): Promise<KeptMail[]>;
}
