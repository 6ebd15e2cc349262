import { type RawBuilder, sql } from "kysely";

/** Slightly longer than a provider's timeout. The database's clock is shared and not moved by tests. */
export const leaseEnd: RawBuilder<Date> = sql<Date>`clock_timestamp() + interval '15 seconds'`;

export const unleased: RawBuilder<boolean> = sql<boolean>`(leased_until IS NULL OR leased_until < clock_timestamp())`;
