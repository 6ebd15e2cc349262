import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { forgetApplications, oldDrafts } from "./forget-applications.ts";
import { forgetPolicies, policiesToForget } from "./forget-policies.ts";

export const oldApplications: RowTask<WorkDeps> = {
  name: "old-applications",
  due: oldDrafts.all,
  everyMinute: true,
  handle: forgetApplications,
};

export const oldPolicies: RowTask<WorkDeps> = {
  name: "old-policies",
  due: policiesToForget.all,
  everyMinute: true,
  handle: forgetPolicies,
};
