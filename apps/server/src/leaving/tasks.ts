import { unmatchedWithdrawalDays } from "@kautia/contract";
import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { endPolicies } from "./end-policies.ts";
import { forgetWithdrawals } from "./forget-withdrawals.ts";
import { processWithdrawals } from "./process-withdrawals.ts";
import { sendReleaseReminders } from "./send-release-reminders.ts";

export const withdrawals: RowTask<WorkDeps> = {
  name: "withdrawals",
  movesMoney: true,
  due: sql`SELECT id::text AS key, created_at AS at FROM withdrawal_request WHERE unmatched_at IS NULL`,
  handle: processWithdrawals,
};

export const unmatchedWithdrawals: RowTask<WorkDeps> = {
  name: "unmatched-withdrawals",
  due: sql`
    SELECT id::text AS key, unmatched_at + ${sql.lit(`${unmatchedWithdrawalDays * 24} hours`)}::interval AS at FROM withdrawal_request
    WHERE unmatched_at IS NOT NULL`,
  everyMinute: true,
  handle: forgetWithdrawals,
};

export const endings: RowTask<WorkDeps> = {
  name: "endings",
  movesMoney: true,
  due: sql`SELECT ref_id AS key, ends_at AS at FROM policy WHERE ends_at IS NOT NULL`,
  handle: endPolicies,
};

export const releaseReminders: RowTask<WorkDeps> = {
  name: "release-reminders",
  due: sql`SELECT ref_id AS key, remind_at AS at FROM cancellation WHERE remind_at IS NOT NULL`,
  handle: sendReleaseReminders,
};
