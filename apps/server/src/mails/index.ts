export { mailRules } from "./kinds/index.ts";
export { enclosedDocument } from "./kinds/enclosure-of.ts";
export type { MailAttachment as MailAttachmentKind, MailLink, StillOwed } from "./kinds/rules.ts";
export type { MailAttachments, MailContent, MailLinks, MailWorkDeps } from "./content.ts";
export { logo, logoSource } from "./logo.ts";
export type { KeptMail, MailAttachment } from "./ports.ts";
export { type NewMail, type StoredMailData, isMailSent, isMailWritten, writeMail } from "./write-mail.ts";
export { requestedMailLimit, secondsUntilNextMail } from "./limit-per-kind.ts";
export { findAddressed } from "./find-addressed.ts";
export { recordLinkFollowed, secondsUntilUnverifiedMail } from "./unverified-limit.ts";
export { lockOwner } from "./lock-owner.ts";
export { senderOf, settingOf } from "./sender.ts";
export {
  keepWithMail,
  mayRepeat,
  moveMail,
  recordPosted,
  recordReturned,
  redirectMail,
  repeatMail,
  settleMail,
} from "./change-mail.ts";
export { deleteMails, deleteOutboxCopies, deleteWaitingMail } from "./delete-mails.ts";
export { findMailWarnings } from "./find-warnings.ts";
export { sendMailNow } from "./send-mails.ts";
export { isWrittenOnPaper } from "./set-aside-for-post.ts";
export { mailsToForget, waitingMails } from "./tasks.ts";
