import { type RawBuilder, sql } from "kysely";
import { unleased } from "./lease.ts";

interface Rows {
  /** A table, or tables with their joins. */
  from: RawBuilder<unknown>;
  /** Identifies a row. Left out for rows that are not handled one by one. */
  key?: RawBuilder<unknown>;
  /** When a row falls due, or since when `after` counts. */
  at: RawBuilder<unknown>;
  /** How long after `at` a row falls due, as PostgreSQL writes an interval. */
  after?: string;
  /** Which rows fall due at all; those that have `at` unless it says more. Must match an index if the table is large. */
  where?: RawBuilder<unknown>;
  /** Whether a process leases a row in `leased_until` while it works on it. */
  leases?: true;
}

export interface DueRows {
  /** A SELECT of all rows with `key`, `at` and `leased_until`, for `Task.due`. */
  all: RawBuilder<unknown>;
  /** A SELECT of when the first row falls due, for `Task.due` of a large table with an index by `at`. */
  first: RawBuilder<unknown>;
  /** Whether a row is due at `now` and not leased by another process, for claiming it. */
  isDue(now: Date): RawBuilder<boolean>;
}

/** The rows of a task, defined once for asking whether any is due and for claiming them. */
export function dueRows({ from, key, at, after, where = sql`${at} IS NOT NULL`, leases }: Rows): DueRows {
  const pause = after === undefined ? null : sql`${sql.lit(after)}::interval`;
  const columns = [
    ...(key ? [sql`(${key})::text AS key`] : []),
    pause ? sql`${at} + ${pause} AS at` : sql`${at} AS at`,
    ...(leases ? [sql`leased_until`] : []),
  ];
  return {
    all: sql`SELECT ${sql.join(columns)} FROM ${from} WHERE ${where}`,
    first: sql`SELECT min(${at})${pause ? sql` + ${pause}` : sql``} AS at FROM ${from} WHERE ${where}`,
    isDue: (now) => {
      const latest = pause ? sql`${now}::timestamptz - ${pause}` : sql`${now}`;
      return sql<boolean>`((${where}) AND ${at} <= ${latest}${leases ? sql` AND ${unleased}` : sql``})`;
    },
  };
}
