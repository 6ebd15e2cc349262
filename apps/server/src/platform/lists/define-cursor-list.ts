import type { Call } from "@kautia/contract";
import type { SelectQueryBuilder } from "kysely";
import type { Column } from "../csv/writer.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { ListNeeds } from "./define-list.ts";
import { applyFilters, type Asked, type Filters } from "./filters.ts";

interface CursorListDefinition<C extends Call, Needs extends ListNeeds, DB, TB extends keyof DB, Row, Shown, Place> {
  /** The call that shows the list. Its query decides the filters; `after` is the cursor. */
  call: C;
  pageSize: number;
  /** All rows. It has neither order nor limit. */
  query(needs: Needs, asked: Asked<C>): SelectQueryBuilder<DB, TB, Row>;
  filters: Filters<C, Needs, SelectQueryBuilder<DB, TB, Row>>;
  order(query: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row>;
  /** The cursor of a row, from which the next page goes on. Opaque to callers, so that the order may change. */
  writeCursor(row: Row): string;
  /** The row's place in the order; null for a cursor that no page has returned. */
  readCursor(cursor: string, needs: Needs): Place | null | Promise<Place | null>;
  after(query: SelectQueryBuilder<DB, TB, Row>, place: Place): SelectQueryBuilder<DB, TB, Row>;
  /** The row as the call answers it. */
  show(row: Row, needs: Needs): Shown;
  /** The columns of the CSV file, if the list can be downloaded. */
  columns?: readonly Column<NoInfer<Shown>>[];
}

export interface CursorList<C extends Call, Needs extends ListNeeds, Shown> {
  call: C;
  columns: readonly Column<Shown>[];
  /** One page, and the cursor of the next; null after the last. Refuses a cursor that no page has returned. */
  readPage(
    needs: Needs,
    asked: Asked<C> & { after: string | null },
  ): Promise<{ rows: Shown[]; next: string | null } | Refusal>;
}

/** Defines a list that is read on from a cursor, so that callers need not count pages while rows come and go. */
export function defineCursorList<C extends Call, Needs extends ListNeeds, DB, TB extends keyof DB, Row, Shown, Place>(
  definition: CursorListDefinition<C, Needs, DB, TB, Row, Shown, Place>,
): CursorList<C, Needs, Shown> {
  const { call, pageSize, columns = [] } = definition;
  return {
    call,
    columns,
    async readPage(needs, asked) {
      const all = applyFilters(definition.query(needs, asked), definition.filters, asked, needs);
      let wanted = definition.order(all).limit(pageSize + 1);
      if (asked.after !== null) {
        const place = await definition.readCursor(asked.after, needs);
        if (place === null) return refuse("FIELD_INVALID", ["after"]);
        wanted = definition.after(wanted, place);
      }
      const rows: Row[] = await wanted.execute();
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return {
        rows: page.map((row) => definition.show(row, needs)),
        next: last === undefined ? null : definition.writeCursor(last),
      };
    },
  };
}
