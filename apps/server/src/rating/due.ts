import { sql } from "kysely";

/** The instants at which work of this module falls due, leased work included. */
export const ratingDue = sql`
  SELECT ask_at AS at FROM rating WHERE ask_at IS NOT NULL`;
