import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { processLandlordDeadlines } from "./process-landlord-deadlines.ts";

export const landlordDeadlines: RowTask<WorkDeps> = {
  name: "landlord-deadlines",
  due: sql`SELECT ref_id AS key, next_at AS at FROM landlord_wait WHERE next_at IS NOT NULL`,
  handle: processLandlordDeadlines,
};
