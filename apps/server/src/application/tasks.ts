import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { answerResumeRequests } from "./answer-resume-requests.ts";
import { mayBeReminded, sendApplicationReminders } from "./application-reminders.ts";
import { deleteOldHomeLookups, homeLookupsKeptFor } from "./count-home-lookup.ts";

export const applicationReminders: Task<WorkDeps> = {
  name: "application-reminders",
  due: sql`SELECT stopped_reminder_at(updated_at, reminders, reminded_at) AS at FROM application WHERE ${mayBeReminded}`,
  everyMinute: true,
  run: sendApplicationReminders,
};

export const resumeRequests: Task<WorkDeps> = {
  name: "resume-requests",
  due: sql`SELECT created_at AS at FROM resume_request`,
  run: answerResumeRequests,
};

export const oldHomeLookups: Task<WorkDeps> = {
  name: "old-home-lookups",
  due: sql`SELECT min(asked_at) + ${sql.lit(`${homeLookupsKeptFor} milliseconds`)}::interval AS at FROM home_question`,
  everyMinute: true,
  run: deleteOldHomeLookups,
};
