import { staffListSize, staffPageSize } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

// oxlint-disable typescript/no-unnecessary-type-parameters -- the caller knows the row type of its statement
/**
 * The statement must end in ORDER BY. `total` counts the rows that can be paged through, so that no list is read to its
 * end. The name tells statements apart in PostgreSQL's statistics. It is no prepared statement: a plan that suits all
 * filters suits none of them. An export passes larger pages, which go on to the end, and learns only whether more follow.
 * `countInOrder`: the index of the order also finds the rows. Otherwise they are counted in any order, so that another
 * index can find them.
 */
export async function findPage<Row extends object, OnWire>(
  { sql, pageSize }: Pick<Deps, "sql"> & { pageSize?: number },
  {
    name,
    text,
    values,
    page,
    countInOrder = false,
  }: { name: string; text: string; values: unknown[]; page: number; countInOrder?: boolean },
  toWire: (row: Row) => OnWire,
): Promise<{ rows: OnWire[]; total: number }> {
  const size = pageSize ?? staffPageSize;
  const before = (page - 1) * size;
  const paged = `/* ${name} */ ${text} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  if (pageSize !== undefined) {
    const rows = await sql.query<Row>({ text: paged, values: [...values, size, before] });
    return { rows: rows.map(toWire), total: before + rows.length + (rows.length < size ? 0 : 1) };
  }
  const counted = `${countInOrder ? text : text.slice(0, text.lastIndexOf("ORDER BY"))} LIMIT ${staffListSize}`;
  const rows = await sql.query<Row & { total: number }>({
    text: `SELECT *, (SELECT count(*)::int FROM (${counted}) AS counted) AS total FROM (${paged}) AS listed`,
    values: [...values, before < staffListSize ? size : 0, before],
  });
  return { rows: rows.map(toWire), total: rows[0]?.total ?? 0 };
}
