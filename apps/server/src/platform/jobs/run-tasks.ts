import { inSpan } from "../telemetry/in-span.ts";
import type { Queue, Task } from "./task.ts";

export interface TaskResult<Deps> {
  task: Task<Deps>;
  handled: number;
  failure: Error | null;
}

interface RunOptions<Deps> {
  deps: Deps;
  limit: number;
  isDue(task: Task<Deps>): boolean;
  /** Whether the task must not run now, even if it is due. */
  skips(task: Task<Deps>): boolean;
  signal?: AbortSignal;
}

/**
 * Runs the due tasks of a queue once, in order. Once a task found work, the tasks after it run too, because they may be
 * due now: a premium is charged before its policy ends. A task that throws does not stop the others.
 */
export async function runTasks<Deps>(
  { name, tasks }: Queue<Deps>,
  { deps, limit, isDue, skips, signal }: RunOptions<Deps>,
): Promise<TaskResult<Deps>[]> {
  const results: TaskResult<Deps>[] = [];
  const run = (task: Task<Deps>) => inSpan(`work ${task.name}`, { queue: name }, () => task.run(deps, limit));
  for (const task of tasks) {
    if (signal?.aborted) break;
    const mayFollow = !task.everyMinute && countHandled(results) > 0;
    if (skips(task) || !(isDue(task) || mayFollow)) continue;
    try {
      results.push({ task, handled: await run(task), failure: null });
    } catch (error) {
      results.push({ task, handled: 0, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  return results;
}

export function countHandled(results: readonly TaskResult<never>[]): number {
  return results.reduce((sum, { handled }) => sum + handled, 0);
}
