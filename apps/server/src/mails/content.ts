import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { MailAttachment } from "./ports.ts";

export type QueuedMail = Selectable<Database["mail"]>;

export interface MailLinks {
  link: string | null;
  /** The link by which the reader unsubscribes from mails of this kind. */
  stopLink?: string;
  /** The unsubscribe URL for mail programs (List-Unsubscribe). */
  unsubscribeUrl?: string;
}

export interface MailAttachments {
  attachments: MailAttachment[];
  /** Whether the mail's text mentions the enclosed initial information. */
  enclosesFirstInformation?: boolean;
  /** Records in the same transaction that the mail was sent. */
  sent?: (transaction: Transaction<Database>, at: Date) => Promise<void>;
}

/**
 * The parts of a mail that belong to other modules. The module `mail-content` implements it, so that `mails` does not
 * depend on those modules.
 */
export interface MailContent {
  /** Deletes mails that have become obsolete and returns the rest. */
  dropObsolete(transaction: Transaction<Database>, mails: readonly QueuedMail[]): Promise<QueuedMail[]>;
  makeLinks(transaction: Transaction<Database>, deps: WorkDeps, mail: QueuedMail): Promise<MailLinks>;
  makeAttachments(deps: WorkDeps, mail: QueuedMail): Promise<MailAttachments>;
}

export type MailWorkDeps = WorkDeps & { mailContent: MailContent };
