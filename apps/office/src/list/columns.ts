import type { Text } from "@kautia/locales/format";
import type { ReactNode } from "react";

interface ColumnFacts {
  id: string;
  label: string;
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

/** A column of values, which are null where there is none; `false` leaves a cell empty. */
interface CellColumn<Row> extends ColumnFacts {
  cell: (row: Row) => ReactNode;
}

/** A column of days, or of instants whose day is shown. */
interface DayColumn<Row> extends ColumnFacts {
  day: (row: Row) => string | null;
}

export type Column<Row> = CellColumn<Row> | DayColumn<Row>;

/** Null where there is no value. */
export function readCell<Row>(column: Column<Row>, row: Row, { shortDate }: Pick<Text, "shortDate">): ReactNode {
  if ("cell" in column) return column.cell(row) ?? null;
  const day = column.day(row);
  return day === null ? null : shortDate(day);
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

/** A filter by some values, each with its text. */
export function choice<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
  emptyText?: string,
): ChoiceFilter {
  const options = values.map((value) => ({ value, label: textOf(value) }));
  return { name, label, options, ...(emptyText !== undefined && { emptyText }) };
}
