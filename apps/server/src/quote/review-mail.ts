import { applicantMailData, type Application } from "../application/index.ts";
import type { NewMail } from "../mails/index.ts";

export function makeReviewMail(application: Application, decision: string): NewMail<"review-received"> {
  const { refId, language, country, answers } = application;
  return {
    reason: `review-received:${decision}`,
    kind: "review-received",
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: applicantMailData(answers),
  };
}
