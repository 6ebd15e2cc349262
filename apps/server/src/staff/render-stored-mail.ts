import type { Country, Language } from "@kautia/contract";
import {
  type Addressed,
  mailDataOf,
  type MailKind,
  type MailText,
  renderMail,
  unmadeLinks,
} from "@kautia/locales/mails";
import type { Deps } from "../deps.ts";
import { mailRules, senderOf } from "../mails/index.ts";

/** The placeholder in a preview for a required text that nobody has written yet. */
export const unwritten = "…";

export interface StoredMail {
  kind: MailKind;
  data: object;
  language: Language;
  country: Country;
}

/** Renders a mail as it was written. Its personal links are created only when it is sent, so '…' replaces them. */
export function renderStoredMail(
  { config, legalDocuments }: Pick<Deps, "config" | "legalDocuments">,
  { kind, data, ...reader }: StoredMail,
  addressed: Addressed = null,
): Pick<MailText, "subject" | "text"> {
  return renderMail(kind, mailDataOf(kind, data, unmadeLinks), senderOf({ ...config, legalDocuments }, reader), {
    reader: mailRules[kind].reader,
    addressed,
  });
}
