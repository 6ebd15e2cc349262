import { createHash } from "node:crypto";
import { type Country, firstInformationMinutes, languageOf, type Locale } from "@kautia/contract";
import type { NewMail } from "../mails/index.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Deps } from "../deps.ts";
import { applicantMailData } from "./applicant-mail-data.ts";
import { later, minute } from "../platform/rules/durations.ts";

/**
 * The mail with the intermediary's initial information (VersVermV §15), sent once to each address that an application
 * had; null without an address. It is delayed, because another mail to the applicant in the meantime attaches the
 * document and makes this one unnecessary (docs/mail.md).
 */
export function firstInformationMail(
  { clock }: Pick<Deps, "clock">,
  refId: string,
  { country, locale, answers }: { country: Country; locale: Locale; answers: StoredAnswers },
): NewMail<"first-information"> | null {
  const to = answers.userInfo?.email;
  if (!to) return null;
  const mailbox = createHash("sha256").update(to.toLowerCase()).digest("hex").slice(0, 16);
  return {
    reason: `first-information:${refId}:${mailbox}`,
    kind: "first-information",
    refId,
    to,
    language: languageOf(locale),
    country,
    data: { tenantName: applicantMailData(answers).tenantName },
    sendAt: later(clock.now(), firstInformationMinutes * minute),
  };
}
