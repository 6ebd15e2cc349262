import { unmatchedWithdrawalDays } from "@kautia/contract";
import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { endPolicies } from "./end-policies.ts";
import { forgetWithdrawals } from "./forget-withdrawals.ts";
import { processWithdrawals } from "./process-withdrawals.ts";
import { sendReleaseReminders } from "./send-release-reminders.ts";

export const withdrawals: Task<WorkDeps> = {
  name: "withdrawals",
  due: sql`SELECT created_at AS at FROM withdrawal_request WHERE unmatched_at IS NULL`,
  run: processWithdrawals,
};

export const unmatchedWithdrawals: Task<WorkDeps> = {
  name: "unmatched-withdrawals",
  due: sql`
    SELECT unmatched_at + ${sql.lit(`${unmatchedWithdrawalDays * 24} hours`)}::interval AS at FROM withdrawal_request
    WHERE unmatched_at IS NOT NULL`,
  everyMinute: true,
  run: forgetWithdrawals,
};

export const endings: Task<WorkDeps> = {
  name: "endings",
  due: sql`SELECT ends_at AS at FROM policy WHERE ends_at IS NOT NULL`,
  run: endPolicies,
};

export const releaseReminders: Task<WorkDeps> = {
  name: "release-reminders",
  due: sql`SELECT remind_at AS at FROM cancellation WHERE remind_at IS NOT NULL`,
  run: sendReleaseReminders,
};
