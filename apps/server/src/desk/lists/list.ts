export interface List<Row> {
  /** For PostgreSQL's statistics. The statement is not prepared, because one plan cannot suit all filters. */
  name: string;
  /** Must end in ORDER BY. */
  text: string;
  values: unknown[];
  page: number;
  /**
   * The index for the order also finds the rows. Otherwise they are counted without an order, so that PostgreSQL can use
   * another index.
   */
  countInOrder?: boolean;
  /** A WITH query for the statement, run once for the page and the count. */
  found?: string;
  /** The columns by which an export reads the list, a time and then ids. Their values never change. */
  key?: readonly (keyof Row & string)[];
}

/** The statement of a list up to its ORDER BY. */
export function withoutOrder(text: string): string {
  return text.slice(0, text.lastIndexOf("ORDER BY"));
}
