import type { WorkTools } from "../../platform/jobs/handle-rows.ts";
import { runTask } from "../../platform/jobs/run-tasks.ts";
import type { Task } from "../../platform/jobs/task.ts";

/** Runs a task once for at most `limit` rows, and returns how many it handled. Throws if one of them failed. */
export async function runNow<Deps extends WorkTools>(task: Task<Deps>, deps: Deps, limit = 20): Promise<number> {
  const { handled, failures } = await runTask(task, deps, limit);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
  return handled;
}
