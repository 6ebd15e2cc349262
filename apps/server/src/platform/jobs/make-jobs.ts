import { setTimeout as wait } from "node:timers/promises";
import type { ClockCheck } from "../clock/clock-check.ts";
import type { SettableClock } from "../clock/clock.ts";
import type { Sql } from "../database/connection.ts";
import { isRepaired } from "./failed-work.ts";
import type { WorkTools } from "./handle-rows.ts";
import { makeFindDue } from "./find-due.ts";
import type { Jobs } from "./jobs.ts";
import { makeMeasureWork } from "./measure-work.ts";
import { moveClock } from "./move-clock.ts";
import { Scheduler } from "./scheduler.ts";
import type { Queue } from "./task.ts";

const pollEvery = 25;
const mailTimeout = 12_000;

interface JobsParts<Deps> {
  queues: readonly Queue<Deps>[];
  deps: Deps;
  sql: Sql;
  clockCheck: ClockCheck;
  settableClock: SettableClock | null;
  /** Rows that one task handles at a time. Small, so that a killed process leaves few leased rows behind. */
  limit: number;
  /** Sends the mail with this reason unless another process is sending it; returns whether it is still unsent. */
  sendMailNow(reason: string): Promise<boolean>;
  /** Whether tasks that move money must wait. */
  isMoneyHeld(): Promise<boolean>;
}

export function makeJobs<Deps extends WorkTools>({
  queues,
  deps,
  sql,
  clockCheck,
  settableClock,
  limit,
  sendMailNow,
  isMoneyHeld,
}: JobsParts<Deps>): Jobs {
  const { db, clock, log } = deps;
  const tasks = queues.flatMap((queue) => queue.tasks);
  for (const { name } of tasks) deps.metrics.workFailed(name, 0);
  const everySecond = tasks.filter(({ everyMinute }) => !everyMinute);
  const findDue = makeFindDue({ db, sql, clockCheck }, "due-work", everySecond);
  const findAllDue = makeFindDue({ db, sql, clockCheck }, "all-due-work", tasks);
  const work = { queues, deps, limit, isMoneyHeld };
  const scheduler = new Scheduler({ ...work, findDue, clock, clockCheck, settableClock, log });
  let lastMove: Promise<unknown> = Promise.resolve();

  return {
    start: () => scheduler.start(),
    wake: () => scheduler.wake(),
    async sendMail(reason) {
      for (let waited = 0; waited < mailTimeout; waited += pollEvery) {
        if (!(await sendMailNow(reason))) return;
        await wait(pollEvery);
      }
    },
    runDueUntil(until) {
      if (!settableClock) throw new Error("this clock cannot be moved");
      const move = () => scheduler.hold(() => moveClock({ ...work, findDue: findAllDue, settableClock }, until));
      const moved = lastMove.then(move, move);
      lastMove = moved.catch(() => {});
      return moved;
    },
    isRepaired: isRepaired(tasks),
    measure: makeMeasureWork({ db, clock }, queues),
    stop: () => scheduler.stop(),
  };
}
