import { fromKysely, PgBoss } from "pg-boss";
import type { Sql } from "../database/connection.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";

interface PgBossSettings {
  sql: Sql;
  log: Log;
  embedded: boolean;
  /** Keeps other servers waiting while this one makes the library's tables, which it cannot do twice at once. */
  alone(run: () => Promise<void>): Promise<void>;
  /** What to do when it rings. */
  work: {
    runDue(signal?: AbortSignal): Promise<number>;
    runDueUntil(until: Date): Promise<number>;
    sendMail(reason: string): Promise<void>;
  };
}

const queue = "look";

/**
 * The alarm on pg-boss, over our own connections. At most one ring waits, for all servers together; what
 * there is to do is in the rows. In the process that made a change `wake` rings at once.
 */
export function makePgBossJobs({ sql, log, embedded, alone, work }: PgBossSettings): Jobs {
  const boss = new PgBoss({
    backend: embedded ? "pglite" : "postgres",
    schema: "pgboss",
    db: { executeSql: (text, values) => run(sql, text, values) },
    // Its jobs are but rings: nothing in them is worth watching or rebuilding indexes for.
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "the alarm had an error"));
  const stopping = new AbortController();
  let started = false;
  let running: Promise<void> | null = null;
  let again = false;

  /** Never twice at once; asked meanwhile, it looks once more. */
  function look(): Promise<void> {
    again = running !== null;
    running ??= lookAll().finally(() => {
      running = null;
    });
    return running;
  }

  async function lookAll(): Promise<void> {
    do {
      again = false;
      try {
        await work.runDue(stopping.signal);
      } catch (error) {
        // The rows are still due: the next ring finds them.
        if (!stopping.signal.aborted) log.error({ err: error }, "what is due could not be worked off");
      }
    } while (again && !stopping.signal.aborted);
  }

  return {
    async start() {
      await alone(async () => {
        await boss.start();
        await boss.createQueue(queue, { policy: "short", retryLimit: 0, deleteAfterSeconds: 3_600 });
        await boss.schedule(queue, "* * * * *");
      });
      await boss.work(queue, { pollingIntervalSeconds: 2 }, look);
      started = true;
      // What fell due while no server ran.
      void look();
    },
    async nudge(transaction) {
      // Before the start nobody listens, and the start looks by itself. Within the transaction: on PGlite any other
      // connection would wait for ever.
      if (started) await boss.send(queue, null, { db: fromKysely(transaction) });
    },
    wake() {
      if (started && !stopping.signal.aborted) void look();
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

/** With values it is one statement; without, it may be a script with a transaction of its own. */
async function run(sql: Sql, text: string, values: unknown[] = []): Promise<{ rows: object[] }> {
  return { rows: values.length > 0 ? await sql.query({ text, values }) : await sql.script(text) };
}
