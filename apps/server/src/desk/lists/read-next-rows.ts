import type { Deps } from "../../deps.ts";
import { type List, withoutOrder } from "./list.ts";

/** How far an export has read. `readNextRows` moves it on. */
export interface Cursor {
  pageSize: number;
  /** The key of the last row; null before the first rows. */
  after: string[] | null;
  hasMore: boolean;
}

/**
 * Reads a list's rows after the cursor, newest first, whatever changed since the rows before. Rows are found by their
 * key, so that none is skipped or repeated.
 */
export async function readNextRows<Row extends object>(
  sql: Deps["sql"],
  cursor: Cursor,
  { name, text, values, found = "", key = [] }: Pick<List<Row>, "name" | "text" | "values" | "found" | "key">,
): Promise<Row[]> {
  const [time = "", ...ids] = key.map((column) => `listed."${column}"`);
  const columns = [time, ...ids.map((column) => `${column}::text`)];
  const after = `$${values.length + 1}::text[]`;
  const lastKey = key.map((_, at) => `(${after})[${at + 1}]${at === 0 ? "::timestamptz" : ""}`);
  const rows = await sql.query<Row & { exportKey: string[] }>({
    text: `${found} /* ${name} */ SELECT listed.*, ARRAY[${columns.map((column) => `${column}::text`).join()}] AS "exportKey"
      FROM (${withoutOrder(text)}) AS listed
      WHERE ${after} IS NULL OR (${columns.join()}) < (${lastKey.join()})
      ORDER BY ${columns.map((column) => `${column} DESC`).join()} LIMIT $${values.length + 2}`,
    values: [...values, cursor.after, cursor.pageSize],
  });
  cursor.after = rows.at(-1)?.exportKey ?? null;
  cursor.hasMore = rows.length === cursor.pageSize;
  return rows;
}
