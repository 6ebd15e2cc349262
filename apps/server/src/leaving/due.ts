import { sql } from "kysely";

/** The instants at which work of this module falls due, leased work included. */
export const leavingDue = sql`
  SELECT ends_at AS at FROM policy WHERE ends_at IS NOT NULL
  UNION ALL SELECT remind_at FROM cancellation WHERE remind_at IS NOT NULL
  UNION ALL SELECT created_at FROM withdrawal_request`;
