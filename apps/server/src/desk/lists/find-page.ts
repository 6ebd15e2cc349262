import { staffListSize, staffPageSize } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

// oxlint-disable typescript/no-unnecessary-type-parameters -- the caller knows the row type of its statement
/**
 * Reads one page of a list. The statement must end in ORDER BY. `total` counts only the rows that can be paged through,
 * so that no list is read to its end; a page past the end has it as well. Exports pass larger pages, may read to the
 * end, and learn only whether more rows follow. The statement is named for PostgreSQL's statistics but not prepared,
 * because one plan cannot suit all filters. `countInOrder`: the index for the order also finds the rows. Otherwise they
 * are counted without an order, so that PostgreSQL can use another index. `found`: a WITH query for the statement, run
 * once for the page and the count.
 */
export async function findPage<Row extends object, OnWire>(
  { sql, pageSize }: Pick<Deps, "sql"> & { pageSize?: number },
  {
    name,
    text,
    values,
    page,
    countInOrder = false,
    found = "",
  }: { name: string; text: string; values: unknown[]; page: number; countInOrder?: boolean; found?: string },
  toWire: (row: Row) => OnWire,
): Promise<{ rows: OnWire[]; total: number }> {
  const size = pageSize ?? staffPageSize;
  const before = (page - 1) * size;
  const paged = `/* ${name} */ ${text} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  if (pageSize !== undefined) {
    const rows = await sql.query<Row>({ text: `${found} ${paged}`, values: [...values, size, before] });
    return { rows: rows.map(toWire), total: before + rows.length + (rows.length < size ? 0 : 1) };
  }
  const counted = `${countInOrder ? text : text.slice(0, text.lastIndexOf("ORDER BY"))} LIMIT ${staffListSize}`;
  const rows = await sql.query<Row & { total: number }>({
    text: `${found} SELECT *, (SELECT count(*)::int FROM (${counted}) AS counted) AS total FROM (${paged}) AS listed`,
    values: [...values, before < staffListSize ? size : 0, before],
  });
  if (rows[0] || page === 1) return { rows: rows.map(toWire), total: rows[0]?.total ?? 0 };
  const [all] = await sql.query<{ total: number }>({
    text: `${found} /* ${name} */ SELECT count(*)::int AS total FROM (${counted}) AS counted`,
    values,
  });
  return { rows: [], total: all?.total ?? 0 };
}
