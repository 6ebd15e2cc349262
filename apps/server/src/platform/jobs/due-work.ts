import { setTimeout as wait } from "node:timers/promises";
import type { Clock, SettableClock } from "../clock/clock.ts";

/** Small, so that several servers share a rush, and a killed server leaves few leased rows behind. */
const batchSize = 20;
const pollEvery = 25;
const mailTimeout = 12_000;
/** Longer than the longest lease, that of a file scan. */
const leaseTimeout = 150_000;

export interface DueWork {
  runDue(signal?: AbortSignal): Promise<number>;
  sendMail(reason: string): Promise<void>;
  runDueUntil(until: Date): Promise<number>;
}

/** Returns the number of items done. */
export type Worker = (limit: number) => Promise<number>;

export interface DueWorkParts {
  workers: readonly Worker[];
  /** Runs at most once per call, after the others, because it may take long to time out. */
  slowWorker: Worker;
  /** The earliest due time, which may be in the past; null when nothing will fall due. */
  findNextDue(): Promise<Date | null>;
  /** Sends the mail with this reason unless another process is sending it; returns whether it is still unsent. */
  sendMailNow(reason: string): Promise<boolean>;
  clock: Clock;
  settableClock: SettableClock | null;
}

/** Many processes may run the workers at once, but each has only one run at a time. */
export function makeDueWork(parts: DueWorkParts): DueWork {
  const { clock, settableClock } = parts;
  const workers = [...parts.workers, parts.slowWorker];
  let lastRun: Promise<unknown> = Promise.resolve();

  /** Runs calls one after the other, so that the clock is never moved while a worker runs. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = lastRun.then(run, run);
    lastRun = next;
    return next;
  }

  async function isNothingDue(): Promise<boolean> {
    const next = await parts.findNextDue();
    return next === null || next > clock.now();
  }

  /**
   * Repeats until no worker finds anything, or `isDone` says so earlier. A failed worker does not stop the others. It is
   * skipped until the next call; its error is thrown at the end.
   */
  async function runAll(signal?: AbortSignal, isDone = async () => false): Promise<number> {
    await settableClock?.refresh();
    const failures = new Map<Worker, unknown>();
    for (let total = 0; ;) {
      let round = 0;
      for (const work of workers) {
        if (signal?.aborted) return total;
        if (failures.has(work) || (work === parts.slowWorker && round > 0)) continue;
        try {
          round += await work(batchSize);
        } catch (error) {
          failures.set(work, error);
        }
      }
      total += round;
      if (round > 0 && !(await isDone())) continue;
      if (failures.size === 0) return total;
      const errors = [...failures.values()];
      throw new AggregateError(errors, errors.map(String).join("; "));
    }
  }

  /** Also waits for work leased elsewhere, until it is done or the lease expires. */
  async function runUntilNothingIsDue(): Promise<number> {
    let total = 0;
    for (let waited = 0; ; waited += pollEvery) {
      total += await runAll(undefined, isNothingDue);
      if (await isNothingDue()) return total;
      if (waited >= leaseTimeout) throw new Error("timed out waiting for leased work");
      await wait(pollEvery);
    }
  }

  return {
    async sendMail(reason) {
      for (let waited = 0; waited < mailTimeout; waited += pollEvery) {
        if (!(await parts.sendMailNow(reason))) return;
        await wait(pollEvery);
      }
    },
    runDue: (signal) => inTurn(() => runAll(signal)),
    runDueUntil: (until) =>
      inTurn(async () => {
        if (!settableClock) throw new Error("this clock cannot be moved");
        let total = await runUntilNothingIsDue();
        for (;;) {
          const next = await parts.findNextDue();
          if (next === null || next > until) break;
          await settableClock.moveTo(next);
          total += await runUntilNothingIsDue();
        }
        await settableClock.moveTo(until);
        return total + (await runUntilNothingIsDue());
      }),
  };
}
