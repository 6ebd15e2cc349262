import {
  firstOpenQuestion,
  firstRequiredQuestion,
  questionPageOf,
  type QuestionId,
  type TenantRecord,
  visibleQuestions,
} from "@kautia/contract";
import { partnersHomeOf } from "../../address/partners-home-of.ts";

/**
 * The requested question if the tenant has reached it, else the first open one, or the last if none is open. Every
 * question counts as reached once the application was at the summary, although invitations and API clients leave some
 * open.
 */
export function stepToShow(requested: string | null, record: TenantRecord): QuestionId {
  const shown = visibleQuestions(record);
  const open = firstOpenQuestion(record);
  const last = shown.at(-1)?.id ?? "name";
  // The questions of a page are reached together, and those that may be skipped hold nobody up.
  const required = record.lastCompletedPage === null ? firstRequiredQuestion(record) : null;
  const reached = required === null ? last : (questionPageOf(required, record).steps.at(-1) ?? required);
  const stop = partnersStep(record);
  const limit = shown.findIndex((step) => step.id === (stop ?? reached));
  const wanted = shown.findIndex((step) => step.id === requested);
  return wanted !== -1 && wanted <= limit ? (shown[wanted]?.id ?? last) : (stop ?? open ?? last);
}

/** A home that a partner lets leads to the partner's page, until the tenant names another one. */
function partnersStep(record: TenantRecord): QuestionId | null {
  if (record.lastCompletedPage !== null || !partnersHomeOf(record)) return null;
  return record.existingRent === true ? "current-address" : "property-address";
}
