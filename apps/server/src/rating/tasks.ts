import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { ratingsToAskFor, sendRatingRequests } from "./send-rating-requests.ts";

export const ratingRequests: RowTask<WorkDeps> = {
  name: "rating-requests",
  due: ratingsToAskFor.all,
  handle: sendRatingRequests,
};
