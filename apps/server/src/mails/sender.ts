import { type Country, type Language, screenPath } from "@kautia/contract";
import { type MailSender, sayArbitration } from "@kautia/locales/mails";
import type { PdfSetting } from "@kautia/locales/policy-documents";
import type { WorkDeps } from "../work-deps.ts";

interface Reader {
  language: Language;
  country: Country;
}

type Brand = Pick<WorkDeps["brand"], "name" | "supportEmail" | "insurers" | "promisedWorkingDays">;

/** What mails and documents say of us. */
export function settingOf({ brand }: { brand: Brand }, { language, country }: Reader): PdfSetting {
  return {
    language,
    country,
    brandName: brand.name,
    supportEmail: brand.supportEmail[country],
    insurer: brand.insurers[country],
    promisedWorkingDays: brand.promisedWorkingDays,
  };
}

/** A mail also says who runs the service, and whom a complaint can go to. */
export function senderOf(
  deps: Pick<WorkDeps, "brand" | "operator" | "publicUrl" | "legalDocuments">,
  { language, country }: Reader,
): MailSender {
  return {
    ...settingOf(deps, { language, country }),
    arbitration: sayArbitration(deps.legalDocuments.authorities(country, language)),
    operator: deps.operator,
    privacyUrl: `${deps.publicUrl}${screenPath(language, "privacy")}#landlords`,
    isTrial: deps.brand.isTrial,
  };
}
