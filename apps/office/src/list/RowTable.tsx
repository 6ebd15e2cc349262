import "./rows.css";
import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowData,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { Text } from "@kautia/locales/format";
import { type ReactNode, useId, useMemo } from "react";
import { useText } from "../text/use-text.ts";
import { PlaceLink } from "../parts/links.tsx";
import type { Column } from "./columns.ts";

/** How many letters always fit into two lines. */
const longest = 32;

/** Columns of our own words, which are never cut. */
const ownWords: readonly string[] = ["cause", "failure", "kind", "objection", "state"];

const features = tableFeatures({ columnVisibilityFeature });

/** Rows that somebody has chosen, also on other pages. */
export interface Selection {
  has: (rowId: string) => boolean;
  set: (rowIds: readonly string[], isChosen: boolean) => void;
}

interface RowTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Whether the rows still belong to the earlier filters while the new ones load. They cannot be opened. */
  isOld?: boolean;
  /** The row that was opened last. It is shown again after coming back. */
  opened?: string | null;
  /** Called when a link of a row is followed. */
  onOpen?: (rowId: string) => void;
  /** The order in the address: a column's `order`, the greatest first if it begins with '-'. */
  order?: string;
  onOrder?: (order: string | undefined) => void;
  selection?: Selection;
  /** Called when the keyboard or the mouse comes to a row. */
  onActive?: (rowId: string) => void;
  /** Shows a row beside the list. */
  onPeek?: (rowId: string) => void;
  /** Shown when there are no rows. */
  empty: string;
}

/** A dense table with a sticky head. On a phone its rows are cards. */
export function RowTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowId,
  isOld = false,
  opened = null,
  onOpen,
  order,
  onOrder,
  selection,
  onActive,
  onPeek,
  empty,
}: RowTableProps<Row>) {
  const text = useText();
  const { t } = text;
  const defined = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) => helper.display({ id: column.id, header: column.label }));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: defined, data, getRowId: rowId });
  const id = useId();
  const byId = new Map(columns.map((column) => [column.id, column]));
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  const ids = rows.map(rowId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not scroll sideways
    <div className="rows" role="group" aria-label={caption} tabIndex={0} aria-busy={isOld}>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection ? (
                <th scope="col" className="chooser">
                  <input
                    type="checkbox"
                    aria-label={t("office.list.choosePage")}
                    checked={ids.every(selection.has)}
                    onChange={(event) => selection.set(ids, event.target.checked)}
                  />
                </th>
              ) : null}
              {group.headers.map((header) => (
                <HeadCell key={header.id} column={byId.get(header.id)} order={order} onOrder={onOrder} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody inert={isOld}>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              ref={row.id === opened ? showAgain : undefined}
              className={row.id === opened ? "opened" : undefined}
              data-row={row.id}
              tabIndex={-1}
              onFocus={() => onActive?.(row.id)}
              onClick={(event) => isLink(event.target) && onOpen?.(row.id)}
            >
              {selection ? (
                <td className="chooser">
                  <input
                    type="checkbox"
                    aria-labelledby={`${id}-${row.index}`}
                    checked={selection.has(row.id)}
                    onChange={(event) => selection.set([row.id], event.target.checked)}
                  />
                </td>
              ) : null}
              {row.getVisibleCells().map((cell, index) => {
                const column = byId.get(cell.column.id);
                const value = column && writeCell(column, row.original, text);
                const written = value ?? "–";
                return (
                  <td
                    key={cell.id}
                    id={index === 0 ? `${id}-${row.index}` : undefined}
                    data-label={column?.label}
                    data-column={column?.id}
                    data-empty={value === null || undefined}
                    className={classOf(column)}
                  >
                    {column?.opens && onPeek ? (
                      <button type="button" className="row-open" onClick={() => onPeek(row.id)}>
                        {written}
                      </button>
                    ) : (
                      written
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf<Row>(column: Column<Row> | undefined): string | undefined {
  if (column?.isNumeric) return "number";
  if (column && ownWords.includes(column.id)) return "words";
  return column && ("day" in column || column.isShort) ? "short" : undefined;
}

/** The value of a row, which may lead somewhere; null where there is none. */
export function writeCell<Row>(column: Column<Row>, row: Row, { shortDate }: Pick<Text, "shortDate">): ReactNode {
  if ("day" in column) {
    const day = column.day(row);
    return day === null ? null : shortDate(day);
  }
  const value = column.cell(row) ?? "";
  if (value === "") return null;
  const isLong = typeof value === "string" && value.length > longest && !ownWords.includes(column.id);
  const written = isLong ? <Long text={value} hasLink={Boolean(column.to ?? column.opens)} /> : value;
  return column.to ? <PlaceLink to={column.to(row)}>{written}</PlaceLink> : written;
}

/** A name or a reason, cut to two lines unless it has the focus. */
function Long({ text, hasLink }: { text: string; hasLink: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard could not read all of it
    <span className="long" title={text} tabIndex={hasLink ? undefined : 0}>
      {text}
    </span>
  );
}

/** Scrolls to the row and moves the focus there. */
function showAgain(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
  row?.querySelector("a")?.focus({ preventScroll: true });
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

interface HeadCellProps<Row> {
  column: Column<Row> | undefined;
  order: string | undefined;
  onOrder: ((order: string | undefined) => void) | undefined;
}

/** A click sorts by the column, a second one backwards, and a third one as the list sorts by itself. */
function HeadCell<Row>({ column, order, onOrder }: HeadCellProps<Row>) {
  const name = column?.order;
  const className = column?.isNumeric ? "number" : undefined;
  if (name === undefined || !onOrder)
    return (
      <th scope="col" className={className}>
        {column?.label}
      </th>
    );
  const sorted = order === name ? "ascending" : order === `-${name}` ? "descending" : undefined;
  const next = { ascending: `-${name}`, descending: undefined };
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button type="button" onClick={() => onOrder(sorted ? next[sorted] : name)}>
        {column?.label}
      </button>
    </th>
  );
}
