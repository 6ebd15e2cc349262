import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { sendRatingRequests } from "./send-rating-requests.ts";

export const ratingRequests: Task<WorkDeps> = {
  name: "rating-requests",
  due: sql`SELECT ask_at AS at FROM rating WHERE ask_at IS NOT NULL`,
  run: sendRatingRequests,
};
