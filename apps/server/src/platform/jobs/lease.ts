import { type RawBuilder, sql } from "kysely";
import { second } from "../rules/durations.ts";

/** The end of a lease that begins now, by the database's clock, which servers share and tests do not move. */
export function leasedFor(milliseconds: number): RawBuilder<Date> {
  return sql<Date>`clock_timestamp() + ${sql.lit(`${milliseconds} milliseconds`)}::interval`;
}

/** Slightly longer than a provider's timeout. */
export const leaseEnd = leasedFor(15 * second);

export const unleased: RawBuilder<boolean> = sql<boolean>`(leased_until IS NULL OR leased_until < clock_timestamp())`;
