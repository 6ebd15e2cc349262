import { type Country, type Language, screenPath } from "@kautia/contract";
import { type Addressed, type MailData, type MailKind, type MailText, renderMail } from "@kautia/locales/mails";
import type { Deps } from "../deps.ts";
import { mailRules } from "../mails/index.ts";
import { mailSettingOf } from "../policy-documents/index.ts";

export interface StoredMail {
  kind: MailKind;
  data: object;
  language: Language;
  country: Country;
}

/** Renders a mail as it was written. Its personal links are created only when it is sent, so '…' replaces them. */
export function renderStoredMail(
  { config: { brand, operator, publicUrl }, legalDocuments }: Pick<Deps, "config" | "legalDocuments">,
  { kind, data, language, country }: StoredMail,
  addressed: Addressed = null,
): Pick<MailText, "subject" | "text"> {
  const setting = {
    ...mailSettingOf({ brand, legalDocuments }, { language, country }),
    isTrial: brand.isTrial,
    operator,
    privacyUrl: `${publicUrl}${screenPath(language, "privacy")}#landlords`,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what writeMail stored for this kind
  return renderMail(kind, { ...data, link: "…", stopLink: "…" } as unknown as MailData[typeof kind], setting, {
    reader: mailRules[kind].reader,
    addressed,
  });
}
