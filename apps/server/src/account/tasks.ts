import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { passwordRequestsToAnswer, processPasswordRequests } from "./process-password-requests.ts";

export const passwordRequests: RowTask<WorkDeps> = {
  name: "password-requests",
  due: passwordRequestsToAnswer.all,
  handle: processPasswordRequests,
};
