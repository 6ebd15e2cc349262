import { applicantMailData, type Application } from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { type MailRow, mailRow, type StoredMailData } from "../../mails/index.ts";

type Kind = "review-accepted" | "review-refused" | "document-requested";
type Details<K extends Kind> = Omit<StoredMailData<K>, "tenantName" | "fullAddress">;

export function reviewMail<K extends Kind>(
  deps: Pick<Deps, "clock" | "random">,
  application: Application,
  kind: K,
  decision: string,
  details: Details<K>,
): MailRow {
  const { refId, language, country, answers } = application;
  return mailRow<Kind>(deps, {
    reason: `${kind}:${decision}`,
    kind,
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: { ...applicantMailData(answers), ...details },
  });
}
