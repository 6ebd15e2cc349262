import { sql } from "kysely";

export const ratingDue = sql`
  SELECT ask_at AS at FROM rating WHERE ask_at IS NOT NULL`;
