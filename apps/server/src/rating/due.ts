import { sql } from "kysely";

/** When this module's next work is due. */
export const ratingDue = sql`
  SELECT ask_at AS at FROM rating WHERE ask_at IS NOT NULL`;
