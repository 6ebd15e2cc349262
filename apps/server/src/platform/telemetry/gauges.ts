import type { Meter } from "@opentelemetry/api";
import type { PoolUsage } from "../database/connection.ts";
import type { LastRun } from "../jobs/last-runs.ts";
import type { WorkState } from "../jobs/measure-work.ts";
import { waitAtMost } from "../wait-at-most.ts";

/** In ms. A database that hangs must not block the other metrics. */
const longest = 1_000;

export interface States {
  poolUsage(): PoolUsage;
  measureWork(): Promise<WorkState[]>;
  isReady(): Promise<boolean>;
  findWarnings(): Promise<string[]>;
  isMoneyHeld(): Promise<boolean>;
  /** In ms. */
  clockDifference(): number;
  /** Whether this process does background work. */
  isWorker: boolean;
  readLastRuns(): Promise<LastRun[]>;
  /** Sessions of the database that wait for a lock. */
  countLockWaits(): Promise<number>;
  /** The disk of DATA_DIR. */
  measureDisk(): Promise<{ freeBytes: number; sizeBytes: number }>;
}

/**
 * Gauges that are read at each collection. A collection leaves out values that the database does not return in time.
 */
export function defineGauges(meter: Meter, states: States): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });

  const ready = gauge("kautia_ready", "1 while the process can serve, as /readyz says.");
  const workerReady = gauge("kautia_worker_ready", "The same, only of processes that do background work.");
  meter.addBatchObservableCallback(
    async (result) => {
      const isReady = (await states.isReady()) ? 1 : 0;
      result.observe(ready, isReady);
      if (states.isWorker) result.observe(workerReady, isReady);
    },
    [ready, workerReady],
  );
  gauge(
    "kautia_clock_difference_seconds",
    "How far the clock of this machine is ahead of the database's; negative if it is behind.",
  ).addCallback((result) => result.observe(states.clockDifference() / 1_000));
  gauge("kautia_warnings", "Number of warnings that /readyz lists.").addCallback(async (result) => {
    const warnings = await inTime(states.findWarnings());
    if (warnings) result.observe(warnings.length);
  });

  gauge("kautia_money_held", "1 while no money moves, because the database was restored.").addCallback(
    async (result) => {
      const isHeld = await inTime(states.isMoneyHeld());
      if (isHeld !== null) result.observe(isHeld ? 1 : 0);
    },
  );

  const age = gauge(
    "kautia_last_run_age_seconds",
    "Since the last backup or reconcile, or since retention left nothing to delete; without one, since the installation.",
  );
  const differences = gauge("kautia_reconcile_differences", "Differences that the last comparison of the books found.");
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, seconds, problems } of (await inTime(states.readLastRuns())) ?? []) {
        result.observe(age, seconds, { run: name });
        if (name === "reconcile") result.observe(differences, problems);
      }
    },
    [age, differences],
  );

  const free = gauge("kautia_data_disk_free_bytes", "Free space on the disk of DATA_DIR.");
  const size = gauge("kautia_data_disk_size_bytes", "Size of the disk of DATA_DIR.");
  meter.addBatchObservableCallback(
    async (result) => {
      const disk = await inTime(states.measureDisk());
      if (disk === null) return;
      result.observe(free, disk.freeBytes);
      result.observe(size, disk.sizeBytes);
    },
    [free, size],
  );

  gauge("kautia_database_lock_waits", "Sessions of the database that wait for a lock.").addCallback(async (result) => {
    const waits = await inTime(states.countLockWaits());
    if (waits !== null) result.observe(waits);
  });
  gauge("kautia_database_pool_connections", "Connections of the pool by state.").addCallback((result) => {
    const { open, idle } = states.poolUsage();
    result.observe(idle, { state: "idle" });
    result.observe(open - idle, { state: "used" });
  });
  gauge("kautia_database_pool_waiting", "Callers that wait for a connection.").addCallback((result) =>
    result.observe(states.poolUsage().waiting),
  );
  meter
    .createObservableCounter("kautia_database_pool_refused", {
      description: "Callers refused because too many were waiting.",
    })
    .addCallback((result) => result.observe(states.poolUsage().refused));

  const due = rowsAndAge("kautia_due_work", "Work that is due");
  const retried = rowsAndAge("kautia_retried_work", "Work that an attempt did not finish");
  const failed = gauge("kautia_failed_work_rows", "Rows whose handling failed and that wait for their next try.");
  const setAside = gauge("kautia_set_aside_work_rows", "Rows that failed so often that a person must look at them.");
  meter.addBatchObservableCallback(
    async (result) => {
      for (const work of (await inTime(states.measureWork())) ?? []) {
        const labels = { queue: work.queue, task: work.task };
        result.observe(failed, work.failedRows, labels);
        result.observe(setAside, work.setAsideRows, labels);
        result.observe(due.rows, work.dueRows, labels);
        result.observe(due.oldest, work.dueSeconds, labels);
        if (work.retriedRows === null) continue;
        result.observe(retried.rows, work.retriedRows, labels);
        result.observe(retried.oldest, work.retriedSeconds, labels);
      }
    },
    [failed, setAside, due.rows, due.oldest, retried.rows, retried.oldest],
  );

  function rowsAndAge(name: string, what: string) {
    return {
      rows: gauge(`${name}_rows`, `${what}: rows, counted up to 10,000.`),
      oldest: gauge(`${name}_oldest_seconds`, `${what}: age of the oldest row, 0 without one.`),
    };
  }
}

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let answer: Answer | null = null;
  await waitAtMost(
    longest,
    asked.then(
      (given) => void (answer = given),
      () => {},
    ),
  );
  return answer;
}
