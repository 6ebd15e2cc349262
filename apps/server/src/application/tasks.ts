import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { BulkTask, RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { answerResumeRequest, resumeRequestsToAnswer } from "./answer-resume-request.ts";
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
  handle: oneByOne(answerResumeRequest),
};

export const oldHomeLookups: BulkTask<WorkDeps> = {
  name: "old-home-lookups",
  due: oldLookups.first,
  everyMinute: true,
  run: deleteOldHomeLookups,
};
