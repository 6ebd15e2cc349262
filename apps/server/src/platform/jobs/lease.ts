import { type RawBuilder, sql } from "kysely";

/** Slightly longer than a provider's timeout. Uses the database's clock, which servers share and tests do not move. */
export const leaseEnd: RawBuilder<Date> = sql<Date>`clock_timestamp() + interval '15 seconds'`;

export const unleased: RawBuilder<boolean> = sql<boolean>`(leased_until IS NULL OR leased_until < clock_timestamp())`;
