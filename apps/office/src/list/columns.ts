import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The name by which the list's call sorts by this column. */
  order?: string;
  /** Aligns numbers to the right. */
  isNumeric?: boolean;
  /** Keeps short values, such as days, on one line. */
  isShort?: boolean;
  /** Whether a click on it shows the row beside the list. */
  opens?: boolean;
  /** Whether the column is shown only when somebody chooses it. */
  isExtra?: boolean;
}

/** A filter with a few values. */
export interface ChoiceFilter {
  /** Its name in the call's query. */
  name: string;
  label: string;
  /** What the list shows without this filter; everything if it is left out. */
  emptyText?: string;
  options: readonly { value: string; label: string }[];
}
