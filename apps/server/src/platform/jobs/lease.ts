import { type RawBuilder, sql } from "kysely";

/**
 * A lease spares two workers the same work; it lasts somewhat longer than a provider may take to answer. It runs by the
 * database's clock, which is the same for all servers and does not jump when the product's clock is moved.
 */
export const leaseEnd: RawBuilder<Date> = sql<Date>`clock_timestamp() + interval '15 seconds'`;

/** True of a row that nobody is at. */
export const unleased: RawBuilder<boolean> = sql<boolean>`(leased_until IS NULL OR leased_until < clock_timestamp())`;
