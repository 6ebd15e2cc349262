export type { MailAttachments, MailContent, MailLinks } from "./content.ts";
export type { KeptMail, MailAttachment } from "./ports.ts";
export { countMails, mailRow, type NewMail, type StoredMailData, writeMail } from "./write-mail.ts";
export { findMailLimit, recordLinkFollowed } from "./unverified-limit.ts";
export { findMailWarnings } from "./find-warnings.ts";
export { mailsDue } from "./due.ts";
export { sendDueMails, sendMailNow } from "./send-mails.ts";
