import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { processPasswordRequests } from "./process-password-requests.ts";

export const passwordRequests: Task<WorkDeps> = {
  name: "password-requests",
  due: sql`SELECT created_at AS at FROM password_request`,
  run: processPasswordRequests,
};
