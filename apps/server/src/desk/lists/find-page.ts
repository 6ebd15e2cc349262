import { staffListSize, staffPageSize } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

/** Reads a whole list page by page. Each page starts after the last row of the one before, whatever changed meanwhile. */
export interface Cursor {
  pageSize: number;
  /** The key of the last row; null before the first page. */
  after: string[] | null;
  hasMore: boolean;
}

// oxlint-disable typescript/no-unnecessary-type-parameters -- the caller knows the row type of its statement
/**
 * Reads one page of a list. The statement must end in ORDER BY. `total` counts only the rows that can be paged through,
 * so that no list is read to its end; a page past the end has it as well. The statement is named for PostgreSQL's
 * statistics but not prepared, because one plan cannot suit all filters. `countInOrder`: the index for the order also
 * finds the rows. Otherwise they are counted without an order, so that PostgreSQL can use another index. `found`: a WITH
 * query for the statement, run once for the page and the count. Exports pass a cursor and read the newest rows
 * first. `key` names the columns that they page by, a time and then ids; their values never change.
 */
export async function findPage<Row extends object, OnWire>(
  { sql, cursor }: Pick<Deps, "sql"> & { cursor?: Cursor },
  {
    name,
    text,
    values,
    page,
    countInOrder = false,
    found = "",
    key = [],
  }: {
    name: string;
    text: string;
    values: unknown[];
    page: number;
    countInOrder?: boolean;
    found?: string;
    key?: readonly (keyof Row & string)[];
  },
  toWire: (row: Row) => OnWire,
): Promise<{ rows: OnWire[]; total: number }> {
  const unordered = text.slice(0, text.lastIndexOf("ORDER BY"));
  if (cursor) {
    const [time = "", ...ids] = key.map((column) => `listed."${column}"`);
    const columns = [time, ...ids.map((column) => `${column}::text`)];
    const given = key.map((_, at) => `($${values.length + 1}::text[])[${at + 1}]${at === 0 ? "::timestamptz" : ""}`);
    const rows = await sql.query<Row & { exportKey: string[] }>({
      text: `${found} /* ${name} */ SELECT listed.*, ARRAY[${columns.map((column) => `${column}::text`).join()}] AS "exportKey"
        FROM (${unordered}) AS listed WHERE $${values.length + 1}::text[] IS NULL OR (${columns.join()}) < (${given.join()})
        ORDER BY ${columns.map((column) => `${column} DESC`).join()} LIMIT $${values.length + 2}`,
      values: [...values, cursor.after, cursor.pageSize],
    });
    cursor.after = rows.at(-1)?.exportKey ?? null;
    cursor.hasMore = rows.length === cursor.pageSize;
    return { rows: rows.map(toWire), total: rows.length };
  }
  const before = (page - 1) * staffPageSize;
  const paged = `/* ${name} */ ${text} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const counted = `${countInOrder ? text : unordered} LIMIT ${staffListSize}`;
  const rows = await sql.query<Row & { total: number }>({
    text: `${found} SELECT *, (SELECT count(*)::int FROM (${counted}) AS counted) AS total FROM (${paged}) AS listed`,
    values: [...values, before < staffListSize ? staffPageSize : 0, before],
  });
  if (rows[0] || page === 1) return { rows: rows.map(toWire), total: rows[0]?.total ?? 0 };
  const [all] = await sql.query<{ total: number }>({
    text: `${found} /* ${name} */ SELECT count(*)::int AS total FROM (${counted}) AS counted`,
    values,
  });
  return { rows: [], total: all?.total ?? 0 };
}
