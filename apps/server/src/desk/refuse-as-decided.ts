import { type CalendarDate, fieldError } from "@kautia/contract";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** Refuses a second decision. Says who was faster, and on which day. */
export function refuseAsDecided(by: string | null, on: CalendarDate): Refusal {
  return refuse("CASE_DECIDED", [fieldError("", "CASE_DECIDED", { by: by ?? "", on })]);
}
