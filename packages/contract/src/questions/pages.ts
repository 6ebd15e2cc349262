import type { SharedPage } from "./define-question.ts";
import { type QuestionId, questions } from "./index.ts";
import { type AnsweredRecord, neighbourQuestion, pageIdOfQuestion, visibleQuestions } from "./order.ts";

export type PageId = QuestionId | SharedPage;

/** Questions that are asked together. Each keeps its own `step` address and save call. */
export interface QuestionPage {
  id: PageId;
  steps: readonly QuestionId[];
}

/** The id of the page with a question. */
export function pageIdOf(step: QuestionId): PageId {
  const question = questions.find(({ id }) => id === step);
  return question ? pageIdOfQuestion(question) : step;
}

/** All questions of the page with this one, also those that do not apply to some tenants. */
export function questionsOnPage(step: QuestionId): QuestionId[] {
  const page = pageIdOf(step);
  return questions.filter((question) => pageIdOfQuestion(question) === page).map(({ id }) => id);
}

/** The page with a question, and the questions on it that apply to this tenant. */
export function questionPageOf(step: QuestionId, record: AnsweredRecord): QuestionPage {
  const id = pageIdOf(step);
  const onPage = visibleQuestions(record).filter((question) => pageIdOfQuestion(question) === id);
  return { id, steps: onPage.map((question) => question.id) };
}

/** The pages of this tenant, in order. Progress bar, next and back count them. */
export function visiblePages(record: AnsweredRecord): QuestionPage[] {
  const pages = visibleQuestions(record).map(({ id }) => questionPageOf(id, record));
  return [...new Map(pages.map((page) => [page.id, page])).values()];
}

/** The first question of the page after (`by` = 1) or before (-1) the one with this question; null at either end. */
export function neighbourPage(step: QuestionId, by: 1 | -1, record: AnsweredRecord): QuestionId | null {
  const edge = questionPageOf(step, record).steps.at(by === 1 ? -1 : 0) ?? step;
  const next = neighbourQuestion(edge, by, record);
  return next === null ? null : (questionPageOf(next, record).steps[0] ?? next);
}
