import { sql } from "kysely";

/** The times at which this module has work to do. */
export const landlordDue = sql`
  SELECT next_at AS at FROM landlord_wait WHERE next_at IS NOT NULL`;
