import type { ClockCheck } from "../clock/clock-check.ts";
import type { Clock, SettableClock } from "../clock/clock.ts";
import type { Log } from "../log.ts";
import { type DueTimes, isDueAt } from "./find-due.ts";
import type { WorkTools } from "./handle-rows.ts";
import { countHandled, runTasks, type TaskResult } from "./run-tasks.ts";
import type { Queue, Task } from "./task.ts";
import { minute } from "../rules/durations.ts";

/** In ms. How often to look for due work. Each look is one statement, so it can be frequent. */
const tick = 1_000;
/** In ms. How long a task pauses that failed, or that waits because money is held. */
const pauseAfterFailure = 5_000;

export interface SchedulerParts<Deps> {
  queues: readonly Queue<Deps>[];
  deps: Deps;
  /** Rows that one task handles at a time. */
  limit: number;
  /** Finds when the tasks fall due, except those that run every minute. */
  findDue(): Promise<DueTimes>;
  clock: Clock;
  /** Compared with the database by `findDue`. While the clock is wrong, no task runs. */
  clockCheck: Pick<ClockCheck, "problem">;
  settableClock: SettableClock | null;
  log: Log;
  isMoneyHeld(): Promise<boolean>;
}

/** Starts each queue when one of its tasks is due. A queue has one run at a time, and never waits for another queue. */
export class Scheduler<Deps extends WorkTools> {
  readonly #parts: SchedulerParts<Deps>;
  readonly #running = new Map<Queue<Deps>, Promise<void>>();
  /** Until when failed tasks are paused, by `performance.now()`. */
  readonly #pausedUntil = new Map<string, number>();
  readonly #stopping = new AbortController();
  #sleep = { over: Promise.resolve(), end: () => {} };
  #loop: Promise<void> | null = null;
  #holders = 0;

  constructor(parts: SchedulerParts<Deps>) {
    this.#parts = parts;
  }

  /** Errors: throws if the database cannot be reached. */
  async start(): Promise<void> {
    this.#sleep = startSleep(tick);
    await this.#startDueQueues();
    this.#loop = this.#run();
  }

  wake(): void {
    this.#sleep.end();
  }

  /** Runs `run` while no queue is running. */
  async hold<T>(run: () => Promise<T>): Promise<T> {
    this.#holders += 1;
    try {
      await Promise.all(this.#running.values());
      return await run();
    } finally {
      this.#holders -= 1;
      this.wake();
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    await Promise.all(this.#running.values());
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#sleep.over;
      // Before looking, so that a wake-up in the meantime leads to another look.
      this.#sleep = startSleep(tick);
      await this.#startDueQueues().catch((error: unknown) => {
        this.#parts.log.error({ err: error }, "could not look for due work; will retry");
        this.#sleep = startSleep(pauseAfterFailure);
      });
    }
  }

  async #startDueQueues(): Promise<void> {
    const { queues, findDue, clock, clockCheck, settableClock } = this.#parts;
    await settableClock?.refresh();
    const due = await findDue();
    if (this.#holders > 0 || this.#stopping.signal.aborted || clockCheck.problem !== null) return;
    const now = clock.now();
    const isDue = ({ name, everyMinute }: Task<Deps>) => everyMinute !== undefined || isDueAt(due, name, now);
    for (const queue of queues)
      if (!this.#running.has(queue) && queue.tasks.some((task) => isDue(task) && !this.#isPaused(task)))
        this.#running.set(queue, this.#runQueue(queue, isDue));
  }

  #isPaused({ name }: Task<Deps>): boolean {
    return (this.#pausedUntil.get(name) ?? 0) > performance.now();
  }

  async #runQueue(queue: Queue<Deps>, isDue: (task: Task<Deps>) => boolean): Promise<void> {
    const { deps, limit, clockCheck, isMoneyHeld } = this.#parts;
    const skips = (task: Task<Deps>) => clockCheck.problem !== null || this.#isPaused(task);
    const { signal } = this.#stopping;
    const results = await runTasks(queue, { deps, limit, isDue, skips, isMoneyHeld, signal });
    this.#running.delete(queue);
    for (const result of results) this.#logAndPause(queue, result);
    // Finished work may have made other work due. Work leased by another process waits for the next tick.
    if (countHandled(results) > 0) this.wake();
  }

  /** Logs a failure, and pauses the task if it failed, is held, or has done its work for this minute. */
  #logAndPause({ name: queue }: Queue<Deps>, { task, handled, failure, isHeld }: TaskResult<Deps>): void {
    if (failure && !this.#stopping.signal.aborted) {
      this.#parts.deps.metrics.workFailed(task.name);
      this.#parts.log.error({ err: failure, queue, task: task.name }, "due work failed; will retry");
    }
    const isDone = task.everyMinute === "at most" || (task.everyMinute === true && handled === 0);
    const pause = failure || isHeld ? pauseAfterFailure : isDone ? minute : 0;
    if (pause > 0) this.#pausedUntil.set(task.name, performance.now() + pause);
  }
}

function startSleep(milliseconds: number) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return {
    over,
    end() {
      clearTimeout(timer);
      resolve();
    },
  };
}
