import { sql } from "kysely";

type Wire<Value> = Value extends Date ? string : Value;

/** Writes instants as UTC timestamps. */
export function toWire<Row extends object>(rows: readonly Row[]): { [Column in keyof Row]: Wire<Row[Column]> }[] {
  const write = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return rows.map(
    (row) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same columns
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, write(value)])) as {
        [Column in keyof Row]: Wire<Row[Column]>;
      },
  );
}

/** A column of integer cents as EUR. */
export function euros<Amount extends number | null = number>(column: string) {
  return sql<Amount>`(${sql.ref(column)} / 100.0)::float8`;
}
