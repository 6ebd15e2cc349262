import { Skeleton } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../../shell/i18n/use-text.ts";
import "./tables.css";

export interface Column<Row> {
  key: string;
  label: string;
  /** Aligns numbers to the right. */
  numeric?: boolean;
  /** Never wraps, for values that people copy as a whole. */
  whole?: boolean;
  /** Keeps room for a few words to a line, for addresses and URLs on a phone. */
  wide?: boolean;
  renderCell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Null while loading. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** Shown when there are no rows. */
  empty: string;
}

/** A dense table that scrolls sideways when it is wider than the window, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  const { t } = useText();
  if (rows === null) return <Skeleton lines={8} label={t("common.loading")} />;
  if (rows.length === 0) return <p className="quiet">{empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not scroll sideways
    <section className="data-table" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? "data-table__number" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, renderCell, ...looks }) => (
                <td key={key} className={classOf(looks)}>
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function classOf({ numeric, whole, wide }: Pick<Column<never>, "numeric" | "whole" | "wide">): string | undefined {
  if (numeric) return "data-table__number";
  if (whole) return "data-table__whole";
  return wide ? "data-table__wide" : undefined;
}
