import { type CalendarDate, staffCountry, fieldError } from "@kautia/contract";
import { localDay } from "../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** The day at the desk, for work that belongs to no contract. */
export const staffDay = (at: Date): CalendarDate => localDay(staffCountry, at);

/** Refuses a second decision. Says who was faster, and on which day. */
export function refuseAsDecided(by: string | null, on: CalendarDate): Refusal {
  return refuse("CASE_DECIDED", [fieldError("", "CASE_DECIDED", { by: by ?? "", on })]);
}
