import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { landlordsToRemind, processLandlordDeadlines } from "./process-landlord-deadlines.ts";

export const landlordDeadlines: RowTask<WorkDeps> = {
  name: "landlord-deadlines",
  movesMoney: true,
  due: landlordsToRemind.all,
  handle: processLandlordDeadlines,
};
