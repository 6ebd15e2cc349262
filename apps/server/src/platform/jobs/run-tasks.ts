import { sumBy } from "@kautia/contract";
import { inSpan } from "../telemetry/in-span.ts";
import { type Handled, handleRows, type WorkTools } from "./handle-rows.ts";
import type { Queue, Task } from "./task.ts";

export interface TaskResult<Deps> extends Handled {
  task: Task<Deps>;
  /** The error of the whole task; null if it could work on its rows. */
  failure: Error | null;
  /** Whether it waits, because money is held. */
  isHeld?: boolean;
}

interface RunOptions<Deps> {
  deps: Deps;
  limit: number;
  isDue(task: Task<Deps>): boolean;
  /** Whether the task must not run now, even if it is due. */
  skips(task: Task<Deps>): boolean;
  isMoneyHeld(): Promise<boolean>;
  signal?: AbortSignal;
}

/**
 * Runs the due tasks of a queue once, in order. Once a task found work, the tasks after it run too, because they may be
 * due now: a premium is charged before its policy ends. A task that throws does not stop the others.
 */
export async function runTasks<Deps extends WorkTools>(
  { name, tasks }: Queue<Deps>,
  { deps, limit, isDue, skips, isMoneyHeld, signal }: RunOptions<Deps>,
): Promise<TaskResult<Deps>[]> {
  const results: TaskResult<Deps>[] = [];
  for (const task of tasks) {
    if (signal?.aborted) break;
    const mayFollow = !task.everyMinute && countHandled(results) > 0;
    if (skips(task) || !(isDue(task) || mayFollow)) continue;
    try {
      if (task.movesMoney && (await isMoneyHeld())) {
        results.push({ task, handled: 0, failures: [], failure: null, isHeld: true });
        continue;
      }
      const done = await inSpan(`work ${task.name}`, { queue: name }, () => runTask(task, deps, limit));
      results.push({ task, ...done, failure: null });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      results.push({ task, handled: 0, failures: [], failure });
    }
  }
  return results;
}

/** Runs a task once. Errors: throws if the whole task failed. */
export async function runTask<Deps extends WorkTools>(task: Task<Deps>, deps: Deps, limit: number): Promise<Handled> {
  if ("handle" in task) return handleRows(task, deps, limit);
  return { handled: await task.run(deps, limit), failures: [] };
}

export function countHandled(results: readonly { handled: number }[]): number {
  return sumBy(results, ({ handled }) => handled);
}
