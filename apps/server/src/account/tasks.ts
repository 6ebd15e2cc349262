import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { processPasswordRequests } from "./process-password-requests.ts";

export const passwordRequests: RowTask<WorkDeps> = {
  name: "password-requests",
  due: sql`SELECT id::text AS key, created_at AS at FROM password_request`,
  handle: processPasswordRequests,
};
