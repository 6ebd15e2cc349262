import { Skeleton } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";

export interface Column<Row> {
  key: string;
  label: string;
  /** Numbers stand below each other by their units. */
  numeric?: boolean;
  /** Never broken into lines, such as what is copied as one. */
  whole?: boolean;
  renderCell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** What the table is, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Null while they are on their way. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What is said in place of no rows. */
  empty: string;
}

/** A plain dense table; where it is wider than the window it is scrolled by itself, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  const { t } = useText();
  if (rows === null) return <Skeleton lines={8} label={t("common.loading")} />;
  if (rows.length === 0) return <p className="quiet">{empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not scroll sideways
    <div className="staff-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? "staff-table__number" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, numeric, whole, renderCell }) => (
                <td key={key} className={numeric ? "staff-table__number" : whole ? "staff-table__whole" : undefined}>
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
