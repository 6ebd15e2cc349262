import { type RawBuilder, sql } from "kysely";

/**
 * A lease keeps two workers from doing the same work. It lasts slightly longer than a provider's timeout. It uses the
 * database's clock, which all servers share and which does not jump when a test moves the product's clock.
 */
export const leaseEnd: RawBuilder<Date> = sql<Date>`clock_timestamp() + interval '15 seconds'`;

/** True for a row without a valid lease. */
export const unleased: RawBuilder<boolean> = sql<boolean>`(leased_until IS NULL OR leased_until < clock_timestamp())`;
