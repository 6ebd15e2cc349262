import { sql } from "kysely";

export const leavingDue = sql`
  SELECT ends_at AS at FROM policy WHERE ends_at IS NOT NULL
  UNION ALL SELECT remind_at FROM cancellation WHERE remind_at IS NOT NULL
  UNION ALL SELECT created_at FROM withdrawal_request`;
