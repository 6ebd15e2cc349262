import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { announceEnd, endsToAnnounce } from "./announce-ends.ts";
import { agreedEnds, endPolicies } from "./end-policies.ts";
import { forgetWithdrawals, oldHandledWithdrawals } from "./forget-withdrawals.ts";
import { openWithdrawals, processWithdrawal } from "./process-withdrawals.ts";
import { remindersToRelease, sendReleaseReminder } from "./send-release-reminders.ts";

export const withdrawals: RowTask<WorkDeps> = {
  name: "withdrawals",
  movesMoney: true,
  due: openWithdrawals.all,
  handle: oneByOne(processWithdrawal),
};

export const unmatchedWithdrawals: RowTask<WorkDeps> = {
  name: "unmatched-withdrawals",
  due: oldHandledWithdrawals.all,
  everyMinute: true,
  handle: forgetWithdrawals,
};

export const endings: RowTask<WorkDeps> = {
  name: "endings",
  movesMoney: true,
  due: agreedEnds.all,
  handle: endPolicies,
};

export const releaseReminders: RowTask<WorkDeps> = {
  name: "release-reminders",
  due: remindersToRelease.all,
  handle: oneByOne(sendReleaseReminder),
};

export const endNotices: RowTask<WorkDeps> = {
  name: "end-notices",
  due: endsToAnnounce.all,
  handle: oneByOne(announceEnd),
};
