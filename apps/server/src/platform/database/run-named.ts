import type { CompiledQuery } from "kysely";
import type { Sql } from "./connection.ts";

/** Runs a typed query as a named statement, which PostgreSQL parses and plans only once per connection. */
export function runNamed<Row extends object>(
  sql: Sql,
  name: string,
  { sql: text, parameters }: CompiledQuery<Row>,
): Promise<Row[]> {
  return sql.query<Row>({ name, text, values: parameters });
}
