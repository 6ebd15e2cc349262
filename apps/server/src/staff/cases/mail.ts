import { applicantMailData, type Application } from "../../application/index.ts";
import type { NewMail, StoredMailData } from "../../mails/index.ts";

type Kind = "review-accepted" | "review-refused" | "document-requested";
type Details<K extends Kind> = Omit<StoredMailData<K>, "tenantName" | "fullAddress">;

export function reviewMail<K extends Kind>(
  application: Application,
  kind: K,
  decision: string,
  details: Details<K>,
): NewMail<Kind> {
  const { refId, language, country, answers } = application;
  return {
    reason: `${kind}:${decision}`,
    kind,
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: { ...applicantMailData(answers), ...details },
  };
}
