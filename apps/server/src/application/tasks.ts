import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { BulkTask, RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { answerResumeRequests, resumeRequestsToAnswer } from "./answer-resume-requests.ts";
import { applicationsToRemind, sendApplicationReminder } from "./application-reminders.ts";
import { deleteOldHomeLookups, oldLookups } from "./count-home-lookup.ts";

export const applicationReminders: RowTask<WorkDeps> = {
  name: "application-reminders",
  due: applicationsToRemind.all,
  everyMinute: true,
  handle: oneByOne(sendApplicationReminder),
};

export const resumeRequests: RowTask<WorkDeps> = {
  name: "resume-requests",
  due: resumeRequestsToAnswer.all,
  handle: answerResumeRequests,
};

export const oldHomeLookups: BulkTask<WorkDeps> = {
  name: "old-home-lookups",
  due: oldLookups.first,
  everyMinute: true,
  run: deleteOldHomeLookups,
};
