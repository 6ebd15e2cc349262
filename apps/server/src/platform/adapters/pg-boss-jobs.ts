import { fromKysely, PgBoss } from "pg-boss";
import type { Sql } from "../database/connection.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";

interface PgBossSettings {
  sql: Sql;
  log: Log;
  embedded: boolean;
  /** Makes other servers wait while this one creates pg-boss's tables, which must not happen twice at once. */
  runExclusively(run: () => Promise<void>): Promise<void>;
  work: {
    runDue(signal?: AbortSignal): Promise<number>;
    runDueUntil(until: Date): Promise<number>;
    sendMail(reason: string): Promise<void>;
  };
}

const queue = "look";

/** Wakes the workers through our own connections. At most one job is queued for all servers together. */
export function makePgBossJobs({ sql, log, embedded, runExclusively, work }: PgBossSettings): Jobs {
  const boss = new PgBoss({
    backend: embedded ? "pglite" : "postgres",
    schema: "pgboss",
    db: { executeSql: (text, values) => run(sql, text, values) },
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "pg-boss reported an error"));
  const stopping = new AbortController();
  let started = false;
  let running: Promise<void> | null = null;
  let runAgain = false;

  /** Runs never overlap: a call during a run causes another one after it. */
  function runDue(): Promise<void> {
    runAgain = running !== null;
    running ??= runWhileRequested().finally(() => {
      running = null;
    });
    return running;
  }

  async function runWhileRequested(): Promise<void> {
    do {
      runAgain = false;
      try {
        await work.runDue(stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, "due work failed");
      }
    } while (runAgain && !stopping.signal.aborted);
  }

  return {
    async start() {
      await runExclusively(async () => {
        await boss.start();
        await boss.createQueue(queue, { policy: "short", retryLimit: 0, deleteAfterSeconds: 3_600 });
        await boss.schedule(queue, "* * * * *");
      });
      await boss.work(queue, { pollingIntervalSeconds: 2 }, runDue);
      started = true;
      // Work may have fallen due while no server was running.
      void runDue();
    },
    async nudge(transaction) {
      // The start runs all due work anyway. PGlite has only this connection.
      if (started) await boss.send(queue, null, { db: fromKysely(transaction) });
    },
    wake() {
      if (started && !stopping.signal.aborted) void runDue();
    },
    sendMail: (reason) => work.sendMail(reason),
    runDueUntil: (until) => work.runDueUntil(until),
    async stop() {
      stopping.abort();
      if (started) await boss.stop({ graceful: true, timeout: 8_000, close: false });
      await running;
    },
  };
}

/** pg-boss passes values only with a single statement. A script may contain its own transaction. */
async function run(sql: Sql, text: string, values: unknown[] = []): Promise<{ rows: object[] }> {
  return { rows: values.length > 0 ? await sql.query({ text, values }) : await sql.script(text) };
}
