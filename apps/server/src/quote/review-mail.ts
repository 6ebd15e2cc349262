import { applicantMailData, type Application } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { type MailRow, mailRow } from "../mails/index.ts";

export function makeReviewMail(
  deps: Pick<Deps, "clock" | "random">,
  application: Application,
  decision: string,
): MailRow {
  const { refId, language, country, answers } = application;
  return mailRow(deps, {
    reason: `review-received:${decision}`,
    kind: "review-received",
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: applicantMailData(answers),
  });
}
