import type { Text } from "@kautia/locales/format";
import type { ReactNode } from "react";
import type { Place } from "../parts/links.tsx";

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
  /** Where the value leads, if there is one. */
  to?: (row: Row) => Place;
}

/** A column of days, or of instants whose day is shown. */
interface DayColumn<Row> extends ColumnFacts {
  day: (row: Row) => string | null;
}

export type Column<Row> = CellColumn<Row> | DayColumn<Row>;

/** A filter with a few values. */
export interface ChoiceFilter {
  /** Its name in the call's query. */
  name: string;
  label: string;
  /** What the list shows without this filter; everything if it is left out. */
  emptyText?: string;
  options: readonly { value: string; label: string }[];
}

/** A filter by state. Without it the list shows the first of them; 'all' is one more. */
export function stateFilter<State extends string>(
  { t }: Pick<Text, "t">,
  [first, ...others]: readonly [State, ...State[]],
  textOf: (state: State) => string,
): ChoiceFilter {
  const all = { value: "ALL", label: t("staff.all") };
  const options = [...others.map((value) => ({ value, label: textOf(value) })), all];
  return { name: "state", label: t("staff.state"), emptyText: textOf(first), options };
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
