import { addDays, type CalendarDate, type Country, type Declarant, type DeclarationWay } from "@kautia/contract";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

/** How, when and by whom something was declared; docs/policy.md. */
export interface Declared {
  /** The day on which it was sent or said. */
  declaredOn: CalendarDate;
  arrivedOn: CalendarDate;
  way: DeclarationWay;
  by: Declarant;
  /** The name of a co-tenant, an heir or somebody else; null for the first tenant and the landlord. */
  name: string | null;
  note: string | null;
  /** The scan of a letter. */
  documentId: string | null;
  /** The person at the desk who typed it; null if it was declared on our pages. */
  recordedBy: string | null;
}

/**
 * Declared on our pages at `at`, or by API. `coTenant`: the name of the co-tenant who declared it, if it was not the
 * first tenant.
 */
export function declaredOnPage(
  by: "TENANT" | "LANDLORD",
  country: Country,
  at: Date,
  coTenant: string | null = null,
): Declared {
  const on = localDay(country, at);
  const noLetter = { note: null, documentId: null, recordedBy: null };
  const who = coTenant === null ? { by, name: null } : { by: "CO_TENANT" as const, name: coTenant };
  return { declaredOn: on, arrivedOn: on, way: "PAGE", ...who, ...noLetter };
}

/** What a mail to several tenants says of who declared it. */
export function declarantData(
  { tenant_name, co_tenant_names }: { tenant_name: string; co_tenant_names: string[] },
  { by, name }: Pick<Declared, "by" | "name">,
): { declaredBy?: string } {
  return co_tenant_names.length > 0 && by !== "OTHER" ? { declaredBy: name ?? tenant_name } : {};
}

/** When a day's declaration takes effect: at the end of that day, after all else that happened on it; today's at once. */
export function effectiveAt(country: Country, day: CalendarDate, now: Date): Date {
  const end = startOfLocalDay(country, addDays(day, 1)).getTime() - 1;
  return new Date(Math.min(end, now.getTime()));
}
