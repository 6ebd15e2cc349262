import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

export interface DatabaseCosts {
  /** Processor time of all its processes, including background writers and vacuum, in seconds. */
  processor: number;
  walBytes: number;
  /** How often a poll saw a connection at work, and how often one waiting for another's lock. */
  looks: number;
  lockWaits: number;
  /** In ms. */
  longestTransaction: number;
}

/** Measures PostgreSQL until the returned function is called. Linux only. */
export async function watchDatabase(client: Client, dataDir: string): Promise<() => Promise<DatabaseCosts>> {
  const over = new AbortController();
  const wal = await readWal(client);
  const processor = await readProcessor(dataDir);
  let looks = 0;
  let lockWaits = 0;
  let longestTransaction = 0;
  const looking = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ working: number; waiting: number; age: number }>(`
        SELECT count(*)::int AS working, count(*) FILTER (WHERE wait_event_type = 'Lock')::int AS waiting,
          coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8 AS age
        FROM pg_stat_activity WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`);
      looks += rows[0]?.working ?? 0;
      lockWaits += rows[0]?.waiting ?? 0;
      longestTransaction = Math.max(longestTransaction, 1_000 * (rows[0]?.age ?? 0));
      await wait(100);
    }
  })();
  return async () => {
    over.abort();
    await looking;
    return {
      processor: (await readProcessor(dataDir)) - processor,
      walBytes: (await readWal(client)) - wal,
      looks,
      lockWaits,
      longestTransaction,
    };
  };
}

async function readWal(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0' AS bytes");
  return Number(rows[0]?.bytes);
}

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;

/** In seconds, for running processes and for ended ones, whose time the parent process has. */
async function readProcessor(dataDir: string): Promise<number> {
  const [pid = ""] = (await readFile(join(dataDir, "postmaster.pid"), "utf8")).split("\n");
  let used = 0;
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const text = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The name of the program, in brackets, may contain anything.
    const [, parent, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [user, system, endedUser, endedSystem] = fields.slice(9).map(Number);
    if (name === pid) used += (endedUser ?? 0) + (endedSystem ?? 0);
    if (name === pid || parent === pid) used += (user ?? 0) + (system ?? 0);
  }
  return used / ticks;
}
