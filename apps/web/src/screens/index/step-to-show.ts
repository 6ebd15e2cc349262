import {
  firstOpenQuestion,
  questionPageOf,
  type QuestionId,
  type TenantRecord,
  visibleQuestions,
} from "@kautia/contract";

/** The requested question if the tenant has reached it, else the first open one, or the last if none is open. */
export function stepToShow(requested: string | null, record: TenantRecord): QuestionId {
  const shown = visibleQuestions(record);
  const open = firstOpenQuestion(record);
  const last = shown.at(-1)?.id ?? "name";
  // The questions of a page are reached together.
  const reached = open === null ? last : (questionPageOf(open, record).steps.at(-1) ?? open);
  const limit = shown.findIndex((step) => step.id === reached);
  const wanted = shown.findIndex((step) => step.id === requested);
  return wanted !== -1 && wanted <= limit ? (shown[wanted]?.id ?? last) : (open ?? last);
}
