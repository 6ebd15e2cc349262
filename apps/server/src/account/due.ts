import { sql } from "kysely";

export const accountDue = sql`
  SELECT created_at AS at FROM password_request`;
