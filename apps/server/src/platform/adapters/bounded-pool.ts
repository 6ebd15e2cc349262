import type pg from "pg";
import type { PoolUsage } from "../database/connection.ts";
import { hasCode } from "../database/has-code.ts";
import { DatabaseQueueFullError, DatabaseUnavailableError } from "../database/unavailable.ts";
import { minute } from "../rules/durations.ts";

/** The part of a pool that Kysely and our own statements use. */
export type Connections = Pick<pg.Pool, "options"> & {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  usage(): PoolUsage;
};

const tooManyConnections = /^53300$/;
/** In ms. How long the pool waits before it tries to grow again after the database refused a connection. */
const growAgainAfter = minute;

/**
 * A pool with a bounded queue: once `longestQueue` callers are waiting, the next is refused at once instead of waiting
 * for a timeout. If the database allows fewer connections than the pool wants, the pool works with those that it got.
 */
export function boundPool(pool: pg.Pool, longestQueue: number): Connections {
  const wanted = pool.options.max;
  let refused = 0;

  async function connect(): Promise<pg.PoolClient> {
    // `waitingCount` also counts callers who are about to get an idle connection.
    if (pool.waitingCount - pool.idleCount >= longestQueue) {
      refused += 1;
      throw new DatabaseQueueFullError("too many requests wait for the database");
    }
    try {
      return await pool.connect();
    } catch (error) {
      if (hasCode(error, tooManyConnections) && pool.totalCount > 0) {
        shrinkTo(pool.totalCount);
        return connect();
      }
      if (!(error instanceof Error)) throw error;
      throw new DatabaseUnavailableError(`no connection to the database: ${error.message}`, { cause: error });
    }
  }

  function shrinkTo(size: number): void {
    if (pool.options.max === size) return;
    pool.options.max = size;
    setTimeout(() => (pool.options.max = wanted), growAgainAfter).unref();
  }

  return { options: pool.options, connect, end: () => pool.end(), usage: () => ({ ...usageOf(pool), refused }) };
}

/** `waitingCount` also counts callers who are about to get an idle connection. */
export function usageOf({ totalCount, idleCount, waitingCount }: pg.Pool): Omit<PoolUsage, "refused"> {
  return { open: totalCount, idle: idleCount, waiting: Math.max(waitingCount - idleCount, 0) };
}
