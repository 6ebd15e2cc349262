import type { QuestionId } from "./index.ts";
import { type AnsweredRecord, neighbourQuestion, visibleQuestions } from "./order.ts";

/** The id of a page: its first question, unless it has a title of its own. */
export type PageId = QuestionId | "home-facts";

export interface QuestionPage {
  id: PageId;
  steps: readonly QuestionId[];
}

/** The questions that share a page. Each keeps its own `step` address and save call. The others have a page each. */
const shared: readonly QuestionPage[] = [
  { id: "home-facts", steps: ["rent-time", "deposit-payment", "home-type", "household", "furnished", "pets"] },
  { id: "rent-and-deposit", steps: ["rent-and-deposit", "rental-contract"] },
  { id: "landlord-type", steps: ["landlord-type", "landlord-info", "landlord-address"] },
];

/** The page with a question, and the questions on it that apply to this tenant. */
export function questionPageOf(step: QuestionId, record: AnsweredRecord): QuestionPage {
  const page = shared.find(({ steps }) => steps.includes(step));
  if (!page) return { id: step, steps: [step] };
  const applies = new Set(visibleQuestions(record).map(({ id }) => id));
  return { id: page.id, steps: page.steps.filter((one) => applies.has(one)) };
}

/** The pages of this tenant, in order. Progress bar, next and back count them. */
export function visiblePages(record: AnsweredRecord): QuestionPage[] {
  const pages = new Map(
    visibleQuestions(record).map(({ id }) => [questionPageOf(id, record).id, questionPageOf(id, record)]),
  );
  return [...pages.values()];
}

/** The first question of the page after (`by` = 1) or before (-1) the one with this question; null at either end. */
export function neighbourPage(step: QuestionId, by: 1 | -1, record: AnsweredRecord): QuestionId | null {
  const edge = questionPageOf(step, record).steps.at(by === 1 ? -1 : 0) ?? step;
  const next = neighbourQuestion(edge, by, record);
  return next === null ? null : (questionPageOf(next, record).steps[0] ?? next);
}
