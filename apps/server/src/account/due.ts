import { sql } from "kysely";

/** The instants at which work of this module falls due, leased work included. */
export const accountDue = sql`
  SELECT created_at AS at FROM password_request`;
