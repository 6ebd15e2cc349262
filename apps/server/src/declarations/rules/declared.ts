import { addDays, type CalendarDate, type Country, type Declarant, type DeclarationWay } from "@kautia/contract";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

/** How, when and by whom something was declared; docs/policy.md. */
export interface Declared {
  /** The day on which it was sent or said. */
  declaredOn: CalendarDate;
  arrivedOn: CalendarDate;
  way: DeclarationWay;
  by: Declarant;
  /** Of an heir or somebody else. */
  name: string | null;
  note: string | null;
  /** The scan of a letter. */
  documentId: string | null;
  /** The person at the desk who typed it; null if it was declared on our pages. */
  recordedBy: string | null;
}

/** Declared on our pages at `at`, or by API. */
export function declaredOnPage(by: "TENANT" | "LANDLORD", country: Country, at: Date): Declared {
  const on = localDay(country, at);
  const noLetter = { name: null, note: null, documentId: null, recordedBy: null };
  return { declaredOn: on, arrivedOn: on, way: "PAGE", by, ...noLetter };
}

/** When a day's declaration takes effect: at the end of that day, after all else that happened on it; today's at once. */
export function effectiveAt(country: Country, day: CalendarDate, now: Date): Date {
  const end = startOfLocalDay(country, addDays(day, 1)).getTime() - 1;
  return new Date(Math.min(end, now.getTime()));
}
