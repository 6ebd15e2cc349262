import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { sendRatingRequests } from "./send-rating-requests.ts";

export const ratingRequests: RowTask<WorkDeps> = {
  name: "rating-requests",
  due: sql`SELECT ref_id AS key, ask_at AS at FROM rating WHERE ask_at IS NOT NULL`,
  handle: sendRatingRequests,
};
