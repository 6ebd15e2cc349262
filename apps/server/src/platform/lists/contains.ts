import { type Expression, type ExpressionBuilder, sql, type StringReference } from "kysely";

/** SQL for whether these columns, one after the other, contain the words of a search in this order. */
export function contains<DB, TB extends keyof DB>(
  { ref }: ExpressionBuilder<DB, TB>,
  search: string,
  ...columns: (StringReference<DB, TB> | Expression<string | null>)[]
) {
  const words = sql.join(columns.map((column) => (typeof column === "string" ? ref(column) : column)));
  return sql<boolean>`concat_ws(' ', ${words}) ILIKE ${toLikePattern(search)}`;
}

/** The words in this order, as an ILIKE pattern. */
function toLikePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/\s+/g, "%")}%`;
}
