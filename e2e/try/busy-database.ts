import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./fault.ts";
import { psql } from "./psql.ts";

/** In the order in which they are locked. */
const tables = ["application", "idempotency", "mail", "policy", "document", "charge_attempt"];
const lockedFor = 5;

export const locks: Fault = {
  name: "tables are locked for 5 s each",
  // A lock is waited for 2 s. A signature also waits until its mail is recorded as sent, so until the table is free.
  answersWithin: 8,
  async inject({ query }) {
    for (const locked of tables) {
      await query(`BEGIN; LOCK TABLE ${locked}; SELECT pg_sleep(${lockedFor}); COMMIT`);
      await wait(3_000);
    }
  },
};

/** As many as PgBouncer's pool has (config-files.ts). */
const poolSize = 20;

export const exhaustedPool: Fault = {
  name: "PgBouncer's pool is exhausted for 12 s",
  answersWithin: 7,
  async inject({ pooledUrl }) {
    await Promise.all(Array.from({ length: poolSize }, () => psql(pooledUrl, "SELECT pg_sleep(12)")));
  },
};
