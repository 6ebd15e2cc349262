import type { QuestionId, QuestionPage, TenantRecord } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { summaryLines } from "./summary-lines.ts";

/** The answer to a question, one line for each part that was given. */
export function answerOf(id: QuestionId, record: TenantRecord, text: Text): string[] {
  return summaryLines[id](record, text).filter((line): line is string => typeof line === "string" && line !== "");
}

/**
 * The answers to the questions of a page, a line each. Short answers to many questions share one, in which no line
 * starts with the sign between them.
 */
export function answersOfPage({ id, steps }: QuestionPage, record: TenantRecord, text: Text): string[] {
  if (id === "home-facts") {
    const facts = steps.flatMap((step) => answerOf(step, record, text).map((answer) => named(step, answer, text)));
    return facts.length === 0 ? [] : [facts.join("\u00a0· ")];
  }
  if (id !== "usage-purpose" || record.existingRent !== false)
    return steps.flatMap((step) => answerOf(step, record, text));
  const [now] = answerOf("current-address", record, text);
  return [
    ...answerOf("property-address", record, text),
    ...answerOf("usage-purpose", record, text),
    ...(now === undefined ? [] : [text.t("summary.livesNow", { address: now })]),
  ];
}

/** The answer with the question's name where 'No' alone would say nothing. */
function named(step: QuestionId, answer: string, { t }: Text): string {
  return step === "home-type" || step === "furnished" ? answer : `${t(`questions.${step}.short`)}: ${answer}`;
}
