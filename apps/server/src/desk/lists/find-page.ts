import { staffPageSize } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

// oxlint-disable typescript/no-unnecessary-type-parameters -- the caller knows the row type of its statement
/**
 * The statement must end in ORDER BY and have a column `total`. LIMIT and OFFSET become its last parameters. An export
 * passes larger pages.
 */
export async function findPage<Row, OnWire>(
  { sql, pageSize = staffPageSize }: Pick<Deps, "sql"> & { pageSize?: number },
  { name, text, values, page }: { name: string; text: string; values: unknown[]; page: number },
  toWire: (row: Row) => OnWire,
): Promise<{ rows: OnWire[]; total: number }> {
  const limited = `${text} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const rows = await sql.query<Row & { total: number }>({
    name,
    text: limited,
    values: [...values, pageSize, (page - 1) * pageSize],
  });
  return { rows: rows.map(toWire), total: rows[0]?.total ?? 0 };
}
