import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";

/** Measures PostgreSQL until the returned function is called. Linux only. */
export async function watchDatabase(client: Client, dataDir: string) {
  const [wal, processor] = [await readWal(client), await readProcessor(dataDir)];
  return async () => ({
    walBytes: (await readWal(client)) - wal,
    processor: (await readProcessor(dataDir)) - processor,
  });
}

async function readWal(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0' AS bytes");
  return Number(rows[0]?.bytes);
}

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;

/**
 * In seconds, with background writers and vacuum, for running processes and for ended ones, whose time the parent
 * process has.
 */
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
