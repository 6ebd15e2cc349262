import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { landlordsToRemind, processLandlordDeadline } from "./process-landlord-deadlines.ts";

export const landlordDeadlines: RowTask<WorkDeps> = {
  name: "landlord-deadlines",
  movesMoney: true,
  due: landlordsToRemind.all,
  handle: oneByOne(processLandlordDeadline),
};
