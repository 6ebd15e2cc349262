import { folders } from "../folders.ts";
import type { ExplainedLetter } from "./letter.ts";
import type { MailSender } from "./mail-data.ts";
import type { LandlordNamedBy } from "./mail-parts.ts";

interface Named {
  tenantName?: string | null;
  tenantNames?: readonly string[];
  namedBy?: LandlordNamedBy;
}

/** Landlords did not give us their address themselves, so each mail says who did, what for, and their rights (GDPR Art. 14). */
export function explainToLandlord(
  letter: ExplainedLetter,
  { language, brandName, privacyUrl }: Pick<MailSender, "language" | "brandName" | "privacyUrl">,
  { tenantName = null, tenantNames = [], namedBy }: Named,
): ExplainedLetter {
  const { label, source, purpose } = folders[language].mails.phrases.toLandlord;
  return {
    ...letter,
    privacy: { label, url: privacyUrl },
    why:
      tenantName === null
        ? letter.why
        : `${source[namedBy ?? "TENANT"](tenantName, brandName, tenantNames.length > 1)} ${purpose}`,
  };
}
