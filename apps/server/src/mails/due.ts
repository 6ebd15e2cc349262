import { sql } from "kysely";

export const mailsDue = sql`
  SELECT send_at AS at FROM mail WHERE status = 'WAITING'`;
