import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { MailAttachment } from "./ports.ts";

/** A mail that waits in the queue. */
export type QueuedMail = Selectable<Database["mail"]>;

/** The links of a mail; those that are set become part of its text. */
export interface MailLinks {
  link: string | null;
  /** One click stops mails like this one. */
  stopLink?: string;
  /** The same, for mail programs (List-Unsubscribe). */
  unsubscribeUrl?: string;
}

export interface MailAttachments {
  attachments: MailAttachment[];
  /** Records in the same transaction that the mail was sent. */
  sent?: (transaction: Transaction<Database>, at: Date) => Promise<void>;
}

/**
 * What a mail carries beside its text. Other modules own the links and documents, so the queue is given them: see the
 * module mail-content.
 */
export interface MailContent {
  /** Deletes mails that are no longer true and returns the rest. */
  dropOvertaken(transaction: Transaction<Database>, mails: readonly QueuedMail[]): Promise<QueuedMail[]>;
  makeLinks(deps: WorkDeps, transaction: Transaction<Database>, mail: QueuedMail): Promise<MailLinks>;
  makeAttachments(deps: WorkDeps, mail: QueuedMail): Promise<MailAttachments>;
}

/** What sending the queue needs. */
export type MailWorkDeps = WorkDeps & { mailContent: MailContent };
