import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { answerPasswordRequest, passwordRequestsToAnswer } from "./answer-password-request.ts";

export const passwordRequests: RowTask<WorkDeps> = {
  name: "password-requests",
  due: passwordRequestsToAnswer.all,
  handle: oneByOne(answerPasswordRequest),
};
