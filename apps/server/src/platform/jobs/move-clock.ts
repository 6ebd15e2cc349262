import { setTimeout as wait } from "node:timers/promises";
import type { SettableClock } from "../clock/clock.ts";
import { type DueTimes, isDueAt } from "./find-due.ts";
import type { WorkTools } from "./handle-rows.ts";
import { countHandled, runTasks, type TaskResult } from "./run-tasks.ts";
import type { Queue, Task } from "./task.ts";

const pollEvery = 25;
/** In ms. Longer than the longest lease, which is that of a file scan. */
const leaseTimeout = 150_000;

interface MoveParts<Deps> {
  queues: readonly Queue<Deps>[];
  deps: Deps;
  limit: number;
  findDue(): Promise<DueTimes>;
  settableClock: SettableClock;
  isMoneyHeld(): Promise<boolean>;
}

/** Moves the clock to each time at which work falls due, up to `until`, and does the work. Returns the rows handled. */
export async function moveClock<Deps extends WorkTools>(parts: MoveParts<Deps>, until: Date): Promise<number> {
  for (let handled = 0; ;) {
    const settled = await runUntilNothingIsDue(parts);
    handled += settled.handled;
    const now = parts.settableClock.now();
    if (now >= until) return handled;
    await parts.settableClock.moveTo(settled.next === null || settled.next > until ? until : settled.next);
  }
}

/**
 * Also waits for work leased by other processes until it is done or its lease expires. A task that fails is skipped
 * from then on. Its error, and those of single rows, are thrown at the end. A task that waits because money is held is
 * skipped, too. `next`: when work falls due again.
 */
async function runUntilNothingIsDue<Deps extends WorkTools>({
  queues,
  deps,
  limit,
  findDue,
  settableClock,
  isMoneyHeld,
}: MoveParts<Deps>) {
  const failures: Error[] = [];
  const skipped = new Set<Task<Deps>>();
  const held = new Set<string>();
  let handled = 0;
  for (let waited = 0; ;) {
    await settableClock.refresh();
    const due = await findDue();
    const now = settableClock.now();
    const isDue = ({ name }: Task<Deps>) => isDueAt(due, name, now);
    const skips = (task: Task<Deps>) => skipped.has(task);
    const queuesDue = queues.filter((queue) => queue.tasks.some((task) => isDue(task) && !skips(task)));
    if (queuesDue.length === 0) {
      if (failures.length === 0) return { handled, next: earliest(due, held) };
      throw new AggregateError(failures, failures.map(String).join("; "));
    }
    const results: TaskResult<Deps>[] = [];
    for (const queue of queuesDue) results.push(...(await runTasks(queue, { deps, limit, isDue, skips, isMoneyHeld })));
    for (const { task, failure, isHeld } of results) {
      if (failure || isHeld) skipped.add(task);
      if (isHeld) held.add(task.name);
    }
    const failed = results.flatMap((result) => [...result.failures, ...(result.failure ? [result.failure] : [])]);
    failures.push(...failed);
    handled += countHandled(results);
    if (failed.length > 0 || countHandled(results) > 0 || results.some(({ isHeld }) => isHeld)) continue;
    if (waited >= leaseTimeout) throw new Error("timed out waiting for leased work");
    await wait(pollEvery);
    waited += pollEvery;
  }
}

function earliest(due: DueTimes, held: ReadonlySet<string>): Date | null {
  const times = [...due].flatMap(([task, at]) => (held.has(task) ? [] : [at]));
  const [first = null] = times.toSorted((a, b) => a.getTime() - b.getTime());
  return first;
}
