import { sql } from "kysely";
import type { BulkTask, RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { answerResumeRequests } from "./answer-resume-requests.ts";
import { mayBeReminded, sendApplicationReminders } from "./application-reminders.ts";
import { deleteOldHomeLookups, homeLookupsKeptFor } from "./count-home-lookup.ts";

export const applicationReminders: RowTask<WorkDeps> = {
  name: "application-reminders",
  due: sql`
    SELECT ref_id AS key, stopped_reminder_at(updated_at, reminders, reminded_at) AS at FROM application
    WHERE ${mayBeReminded}`,
  everyMinute: true,
  handle: sendApplicationReminders,
};

export const resumeRequests: RowTask<WorkDeps> = {
  name: "resume-requests",
  due: sql`SELECT id::text AS key, created_at AS at FROM resume_request`,
  handle: answerResumeRequests,
};

export const oldHomeLookups: BulkTask<WorkDeps> = {
  name: "old-home-lookups",
  due: sql`SELECT min(asked_at) + ${sql.lit(`${homeLookupsKeptFor} milliseconds`)}::interval AS at FROM home_question`,
  everyMinute: true,
  run: deleteOldHomeLookups,
};
