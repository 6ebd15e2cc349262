import { sql } from "kysely";

/** The times at which this module has work to do, including work that is currently leased. */
export const mailsDue = sql`
  SELECT send_at AS at FROM mail WHERE status = 'WAITING'`;
