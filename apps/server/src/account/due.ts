import { sql } from "kysely";

/** When this module's next work is due. */
export const accountDue = sql`
  SELECT created_at AS at FROM password_request`;
