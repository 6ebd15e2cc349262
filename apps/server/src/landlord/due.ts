import { sql } from "kysely";

/** The instants at which work of this module falls due, leased work included. */
export const landlordDue = sql`
  SELECT next_at AS at FROM landlord_wait WHERE next_at IS NOT NULL`;
