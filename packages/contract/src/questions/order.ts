import type { TenantRecord } from "../entities/tenant-record.ts";
import type { AnswerPlace, SharedPage } from "./define-question.ts";
import { type AnyQuestion, type QuestionId, questions } from "./index.ts";

/** The record, or the part of it that has the tenant's answers. */
export type AnsweredRecord = Pick<TenantRecord, "existingRent" | "userInfo" | "landlordInfo" | "coTenants">;

export function answersAt(place: AnswerPlace, record: Partial<AnsweredRecord>): Readonly<Record<string, unknown>> {
  return place === "record" ? record : (record[place] ?? {});
}

/** Whether the question has been answered. An optional question that was left empty counts as answered. */
export function isAnswered(question: AnyQuestion, record: AnsweredRecord): boolean {
  const { place, answeredBy } = question;
  if ((answersAt(place, record)[answeredBy] ?? null) === null) return false;
  return question.isAnswered?.(record) ?? true;
}

/** The questions to which a stored change contains an answer. */
export function questionsAnsweredBy(change: Partial<AnsweredRecord>): AnyQuestion[] {
  return questions.filter(({ place, answer }) => {
    const given = answersAt(place, change);
    return Object.keys(answer).some((name) => (given[name] ?? null) !== null);
  });
}

/** The questions that apply to this tenant. Progress bar, next and back all use this list. */
export function visibleQuestions(record: AnsweredRecord): AnyQuestion[] {
  return questions.filter(({ applies }) => applies?.(record) ?? true);
}

/** The visible question after (`by` = 1) or before (-1) a question; null at either end. */
export function neighbourQuestion(id: QuestionId, by: 1 | -1, record: AnsweredRecord): QuestionId | null {
  const shown = visibleQuestions(record);
  const index = shown.findIndex((question) => question.id === id);
  return index === -1 ? null : (shown[index + by]?.id ?? null);
}

/**
 * The first question that still has to be asked; null if there is none. One that may be skipped has been skipped if
 * another question of its page or a later one has an answer.
 */
export function firstOpenQuestion(record: AnsweredRecord): QuestionId | null {
  const shown = visibleQuestions(record);
  const last = shown.map((question) => isAnswered(question, record)).lastIndexOf(true);
  const pages = new Set(shown.filter((question) => isAnswered(question, record)).map(pageIdOfQuestion));
  const isOpen = (question: AnyQuestion, index: number) =>
    !isAnswered(question, record) && !(question.skippable && (index < last || pages.has(pageIdOfQuestion(question))));
  return shown.find(isOpen)?.id ?? null;
}

/** The first unanswered question that cannot be skipped; null if there is none. */
export function firstRequiredQuestion(record: AnsweredRecord): QuestionId | null {
  return visibleQuestions(record).find((question) => !question.skippable && !isAnswered(question, record))?.id ?? null;
}

/** The page of a question: its own, or one that several share. */
export function pageIdOfQuestion({ id, page }: AnyQuestion): QuestionId | SharedPage {
  return page ?? id;
}

/** The unanswered questions that quote or contract depend on. */
export function missingEssentials(record: AnsweredRecord): QuestionId[] {
  return visibleQuestions(record)
    .filter((question) => question.essential && !isAnswered(question, record))
    .map(({ id }) => id);
}
