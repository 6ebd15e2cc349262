import {
  dateOfTimestamp,
  dayOfAge,
  type FieldError,
  fieldError,
  isCalendarDate,
  type TenantRecord,
} from "@kautia/contract";
import type { App } from "../app/app.ts";

/** Whether the tenant will be old enough when the guarantee begins, so that nobody goes on only to be refused. */
export function checkAge(
  { birthDate }: { birthDate: string },
  { insuranceStart, address }: TenantRecord,
  { settings }: Pick<App, "settings">,
): FieldError[] {
  if (insuranceStart === null || !isCalendarDate(birthDate)) return [];
  const min = settings.minimumAges[address?.address.country ?? settings.country];
  const from = dayOfAge(birthDate, min);
  // A birth date in the future is the server's to refuse, because only it knows today's date.
  if (from <= dateOfTimestamp(insuranceStart) || birthDate > dateOfTimestamp(insuranceStart)) return [];
  return [fieldError("birthDate", "MINIMUM", { min, from })];
}
