import { sql } from "kysely";

/** The instants at which work of this module falls due, leased work included. */
export const mailsDue = sql`
  SELECT send_at AS at FROM mail WHERE status = 'WAITING'`;
