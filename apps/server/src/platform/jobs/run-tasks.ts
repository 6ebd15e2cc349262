import type { Task } from "./task.ts";

export interface TaskResult<Deps> {
  task: Task<Deps>;
  handled: number;
  failure: Error | null;
}

/** Runs each task once, in order. A task that throws does not stop the others. */
export async function runTasks<Deps>(
  tasks: readonly Task<Deps>[],
  { deps, limit, signal }: { deps: Deps; limit: number; signal?: AbortSignal },
): Promise<TaskResult<Deps>[]> {
  const results: TaskResult<Deps>[] = [];
  for (const task of tasks) {
    if (signal?.aborted) break;
    try {
      results.push({ task, handled: await task.run(deps, limit), failure: null });
    } catch (error) {
      results.push({ task, handled: 0, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  return results;
}

export function countHandled(results: readonly TaskResult<never>[]): number {
  return results.reduce((sum, { handled }) => sum + handled, 0);
}
