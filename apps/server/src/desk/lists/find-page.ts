import { staffListSize, staffPageSize } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type List, withoutOrder } from "./list.ts";
import { type Cursor, readNextRows } from "./read-next-rows.ts";

/**
 * Reads one page of a list, or an export's next rows. `total` counts only the rows that can be paged through, so that no
 * list is read to its end; a page past the end has it as well.
 */
export async function findPage<Row extends object, OnWire>(
  { sql, cursor }: Pick<Deps, "sql"> & { cursor?: Cursor },
  list: List<Row>,
  toWire: (row: Row) => OnWire,
): Promise<{ rows: OnWire[]; total: number }> {
  const { name, text, values, page, countInOrder = false, found = "" } = list;
  if (cursor) {
    const rows = await readNextRows(sql, cursor, list);
    return { rows: rows.map(toWire), total: rows.length };
  }
  const before = (page - 1) * staffPageSize;
  const paged = `/* ${name} */ ${text} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const counted = `${countInOrder ? text : withoutOrder(text)} LIMIT ${staffListSize}`;
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
