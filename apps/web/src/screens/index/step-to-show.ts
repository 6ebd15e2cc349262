import { firstOpenStep, type StepId, type TenantRecord, visibleSteps } from "@kautia/contract";

/** The question to show: the one asked for, unless it is skipped or lies beyond the first that is still open. */
export function stepToShow(asked: string | null, record: TenantRecord): StepId {
  const shown = visibleSteps(record);
  const open = firstOpenStep(record);
  const last = shown.at(-1)?.id ?? "name";
  const limit = open === null ? shown.length - 1 : shown.findIndex((step) => step.id === open);
  const wanted = shown.findIndex((step) => step.id === asked);
  return wanted !== -1 && wanted <= limit ? (shown[wanted]?.id ?? last) : (open ?? last);
}
