import * as z from "zod/mini";
import { addMonths, type CalendarDate, calendarDate } from "../fields/dates.ts";
import { cashReturnMonths, cashReturnedMonths } from "../limits.ts";
import { type FieldError, fieldError } from "../problem.ts";

/**
 * A landlord's acceptance. If the tenant has paid cash, the landlord confirms that it is returned, and by which day
 * (YYYY-MM-DD); otherwise both are ignored.
 */
export const acceptance = z.object({
  returnsCash: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
  cashReturnOn: z.nullish(calendarDate),
});
export type Acceptance = z.infer<typeof acceptance>;

/** `today` is the policy's local date. The cash may have been returned already. */
export function checkCashReturn({ returnsCash, cashReturnOn }: Acceptance, today: CalendarDate): FieldError[] {
  return [
    ...checkDay(cashReturnOn ?? null, today),
    ...(returnsCash ? [] : [fieldError("returnsCash", "CONSENT_REQUIRED")]),
  ];
}

function checkDay(on: CalendarDate | null, today: CalendarDate): FieldError[] {
  if (on === null) return [fieldError("cashReturnOn", "FIELD_REQUIRED")];
  const earliest = addMonths(today, -cashReturnedMonths);
  const latest = addMonths(today, cashReturnMonths);
  return on < earliest || on > latest ? [fieldError("cashReturnOn", "FIELD_INVALID", { earliest, latest })] : [];
}
