import { setTimeout as wait } from "node:timers/promises";
import type { Clock, SettableClock } from "../clock/clock.ts";

/** How many pieces a worker takes at a time. Small, so that many servers share a rush, and one that is killed leaves few behind. */
const batch = 20;
/** How often to look whether others have finished. */
const pollEvery = 25;
/** Somewhat longer than a mail server may take to answer. */
const mailPatience = 12_000;
/** Longer than the longest lease, that of a scan: what is still not done then will not be done by waiting. */
const patience = 150_000;

export interface DueWork {
  /** Does all that is due now and that nobody else is at; answers how many pieces of work that were. */
  runDue(signal?: AbortSignal): Promise<number>;
  /** See Jobs in jobs.ts. */
  sendMail(reason: string): Promise<void>;
  /** See Jobs in jobs.ts. */
  runDueUntil(until: Date): Promise<number>;
}

/** Does at most `limit` pieces of work that are due and returns how many it did. */
export type Worker = (limit: number) => Promise<number>;

export interface DueWorkParts {
  /** In the order in which they run. */
  workers: readonly Worker[];
  /** Runs at most once per call, after the others: it may take long to give up. */
  slowWorker: Worker;
  /** The earliest instant at which something falls due, past ones included; null when nothing ever does. */
  findNextDue(): Promise<Date | null>;
  /** Sends the mail of a reason now unless another process is sending it; returns whether it still waits. */
  sendMailNow(reason: string): Promise<boolean>;
  clock: Clock;
  settableClock: SettableClock | null;
}

/** Works off the rows that are due. Any number of processes may do this at once; one process does it once at a time. */
export function makeDueWork(parts: DueWorkParts): DueWork {
  const { clock, settableClock } = parts;
  const workers = [...parts.workers, parts.slowWorker];
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other within the process: a moved clock moves for nobody who is in the middle of something. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = turn.then(act, act);
    turn = mine;
    return mine;
  }

  /** A worker that fails keeps no other from its work; it is left out until the next time, and what it threw comes at the end. */
  async function runAll(signal?: AbortSignal): Promise<number> {
    await settableClock?.refresh();
    const failures = new Map<Worker, unknown>();
    for (let total = 0; ;) {
      let round = 0;
      for (const work of workers) {
        if (signal?.aborted) return total;
        if (failures.has(work) || (work === parts.slowWorker && round > 0)) continue;
        try {
          round += await work(batch);
        } catch (error) {
          failures.set(work, error);
        }
      }
      total += round;
      if (round > 0) continue;
      if (failures.size === 0) return total;
      const errors = [...failures.values()];
      throw new AggregateError(errors, errors.map(String).join("; "));
    }
  }

  /** Also what others have leased: they finish it, or their lease ends and it is ours. */
  async function runAllToTheEnd(): Promise<number> {
    let total = 0;
    for (let waited = 0; ; waited += pollEvery) {
      total += await runAll();
      const next = await parts.findNextDue();
      if (next === null || next > clock.now()) return total;
      if (waited >= patience) throw new Error("timed out waiting for leased work");
      await wait(pollEvery);
    }
  }

  return {
    async sendMail(reason) {
      for (let waited = 0; waited < mailPatience; waited += pollEvery) {
        if (!(await parts.sendMailNow(reason))) return;
        await wait(pollEvery);
      }
    },
    runDue: (signal) => inTurn(() => runAll(signal)),
    runDueUntil: (until) =>
      inTurn(async () => {
        if (!settableClock) throw new Error("this clock cannot be moved");
        let total = await runAllToTheEnd();
        for (;;) {
          const next = await parts.findNextDue();
          if (next === null || next > until) break;
          await settableClock.moveTo(next);
          total += await runAllToTheEnd();
        }
        await settableClock.moveTo(until);
        return total + (await runAllToTheEnd());
      }),
  };
}
