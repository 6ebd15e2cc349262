import { sql } from "kysely";
import { mayBeReminded } from "./application-reminders.ts";

export const applicationDue = sql`
  SELECT stopped_reminder_at(updated_at, reminders, reminded_at) AS at FROM application WHERE ${mayBeReminded}
  UNION ALL SELECT created_at FROM resume_request`;
