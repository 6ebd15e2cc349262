import { sql } from "kysely";

export const landlordDue = sql`
  SELECT next_at AS at FROM landlord_wait WHERE next_at IS NOT NULL`;
