export type { MailAttachments, MailContent, MailLinks, MailWorkDeps } from "./content.ts";
export { logo, logoSource } from "./logo.ts";
export type { KeptMail, MailAttachment } from "./ports.ts";
export { countMails, type MailRow, mailRow, type NewMail, type StoredMailData, writeMail } from "./write-mail.ts";
export { findMailLimit, recordLinkFollowed } from "./unverified-limit.ts";
export { isTestMail } from "./is-test-mail.ts";
export { findMailWarnings } from "./find-warnings.ts";
export { sendMailNow } from "./send-mails.ts";
export { waitingMails } from "./tasks.ts";
