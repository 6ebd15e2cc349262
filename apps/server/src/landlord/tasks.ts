import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { processLandlordDeadlines } from "./process-landlord-deadlines.ts";

export const landlordDeadlines: Task<WorkDeps> = {
  name: "landlord-deadlines",
  due: sql`SELECT next_at AS at FROM landlord_wait WHERE next_at IS NOT NULL`,
  run: processLandlordDeadlines,
};
