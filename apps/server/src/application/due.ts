import { sql } from "kysely";
import { mayBeReminded } from "./remind-stopped.ts";

/** The instants at which work of this module falls due, leased work included. */
export const applicationDue = sql`
  SELECT stopped_reminder_at(updated_at, reminders, reminded_at) AS at FROM application WHERE ${mayBeReminded}
  UNION ALL SELECT created_at FROM resume_request`;
