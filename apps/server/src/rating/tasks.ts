import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { ratingsToAskFor, sendRatingRequest } from "./send-rating-requests.ts";

export const ratingRequests: RowTask<WorkDeps> = {
  name: "rating-requests",
  due: ratingsToAskFor.all,
  handle: oneByOne(sendRatingRequest),
};
