import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ClockCheck } from "../clock/clock-check.ts";
import type { Clock, SettableClock } from "../clock/clock.ts";
import type { Sql } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
import type { Log } from "../log.ts";
import { makeFindDue } from "./find-due.ts";
import type { Jobs } from "./jobs.ts";
import { measureWork } from "./measure-work.ts";
import { moveClock } from "./move-clock.ts";
import { Scheduler } from "./scheduler.ts";
import type { Queue } from "./task.ts";

const pollEvery = 25;
const mailTimeout = 12_000;

interface JobsParts<Deps> {
  queues: readonly Queue<Deps>[];
  deps: Deps & { db: Kysely<Database>; clock: Clock; log: Log };
  sql: Sql;
  clockCheck: ClockCheck;
  settableClock: SettableClock | null;
  /** Rows that one task handles at a time. Small, so that a killed process leaves few leased rows behind. */
  limit: number;
  /** Sends the mail with this reason unless another process is sending it; returns whether it is still unsent. */
  sendMailNow(reason: string): Promise<boolean>;
}

export function makeJobs<Deps>({
  queues,
  deps,
  sql,
  clockCheck,
  settableClock,
  limit,
  sendMailNow,
}: JobsParts<Deps>): Jobs {
  const { db, clock, log } = deps;
  const tasks = queues.flatMap((queue) => queue.tasks);
  const everySecond = tasks.filter(({ everyMinute }) => !everyMinute);
  const findDue = makeFindDue({ db, sql, clockCheck }, "due-work", everySecond);
  const findAllDue = makeFindDue({ db, sql, clockCheck }, "all-due-work", tasks);
  const scheduler = new Scheduler({ queues, deps, limit, findDue, clock, clockCheck, settableClock, log });
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
      const move = () =>
        scheduler.hold(() => moveClock({ queues, deps, limit, findDue: findAllDue, settableClock }, until));
      const moved = lastMove.then(move, move);
      lastMove = moved.catch(() => {});
      return moved;
    },
    measure: () => measureWork({ db, clock }, queues),
    stop: () => scheduler.stop(),
  };
}
