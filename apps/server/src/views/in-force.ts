import type { CalendarDate } from "@kautia/contract";
import { type RawBuilder, sql } from "kysely";

/** Whether a policy covers its landlord on this day. The index `policy_exposure` finds them. */
export function isInForce(day: CalendarDate): RawBuilder<boolean> {
  return sql<boolean>`(cover_start <= ${day} AND coalesce(covered_until, 'infinity') > ${day})`;
}
