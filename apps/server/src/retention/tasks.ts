import { type Country, draftRetentionDays } from "@kautia/contract";
import { sql } from "kysely";
import { startOfDayIn } from "../platform/database/by-country.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { forgetApplications } from "./forget-applications.ts";
import { forgetPolicies } from "./forget-policies.ts";

export const oldApplications: RowTask<WorkDeps> = {
  name: "old-applications",
  due: sql`
    SELECT ref_id AS key, updated_at + ${sql.lit(`${draftRetentionDays * 24} hours`)}::interval AS at FROM application
    WHERE signed_at IS NULL AND forgotten_at IS NULL`,
  everyMinute: true,
  handle: forgetApplications,
};

export const oldPolicies: RowTask<WorkDeps> = {
  name: "old-policies",
  due: sql`
    SELECT ref_id AS key, ${startOfDayIn(sql.ref<Country>("country"), sql`forget_after + 1`)} AS at FROM policy
    WHERE forget_after IS NOT NULL`,
  everyMinute: true,
  handle: forgetPolicies,
};
