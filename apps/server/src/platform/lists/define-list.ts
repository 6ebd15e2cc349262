import { type Call, staffListSize, staffPageSize } from "@kautia/contract";
import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type StringReference,
} from "kysely";
import type { Column } from "../csv/writer.ts";
import type { Database } from "../database/schema.ts";
import { applyFilters, type Asked, type Filters, keysOf } from "./filters.ts";

export interface ListNeeds {
  db: Kysely<Database>;
}

/** The columns by which a call's `order` can sort, such as `signedAt` of `-signedAt`. */
type OrderName<C extends Call> =
  Asked<C> extends { order?: infer Order }
    ? "order" extends keyof Asked<C>
      ? Exclude<Order & string, `-${string}`>
      : never
    : never;

type Sort<C extends Call, DB, TB extends keyof DB, Row> = (
  query: SelectQueryBuilder<DB, TB, Row>,
  asked: Asked<C>,
) => SelectQueryBuilder<DB, TB, Row>;

type Direction = "asc" | "desc";
type SortColumns<DB, TB extends keyof DB> = readonly (StringReference<DB, TB> | Expression<unknown>)[];
type SortBy<Needs, DB, TB extends keyof DB> = (needs: Needs, direction: Direction) => SortColumns<DB, TB>;

/** How far an export has read. `readNext` moves it on. */
export interface Cursor {
  pageSize: number;
  /** The place of the last row in the order; null before the first rows. */
  after: string[] | null;
  hasMore: boolean;
}

export interface ListDefinition<C extends Call, Needs extends ListNeeds, DB, TB extends keyof DB, Row, Shown> {
  /** The call that shows the list. Its query decides the filters and orders. */
  call: C;
  /** Finds rows once for the page and its count; `query` and the filters can use it as the table `found`. */
  found?(asked: Asked<C>): RawBuilder<unknown> | null;
  /** All rows. It has neither order nor limit. */
  query(needs: Needs, asked: Asked<C>): SelectQueryBuilder<DB, TB, Row>;
  filters: Filters<C, Needs, SelectQueryBuilder<DB, TB, Row>>;
  /** The order if the caller wants no other: one of `orders`, or one that no single direction describes. */
  usualOrder: OrderName<C> | `-${OrderName<C>}` | Sort<C, DB, TB, Row>;
  /** Why no index has the list's orders: it is then sorted as a whole. */
  sortsBecause?: string;
  /**
   * For each order of the call its column, and then columns that make it unique. None is ever null. An index must have the
   * first, unless the list is sorted as a whole.
   */
  orders: Record<OrderName<C>, SortColumns<DB, TB> | SortBy<NoInfer<Needs>, DB, TB>>;
  /**
   * Whether the index for the order also finds the rows. Otherwise they are counted without an order, so that PostgreSQL
   * can use another index.
   */
  countsInOrder?(asked: Asked<C>): boolean;
  /** The row as the call answers it. */
  show(row: Row, needs: Needs): Shown;
  /** For a list that can be downloaded. */
  csv?: {
    /** A time and then ids. An export in a usual order without a name goes by them, the newest first; without, all at once. */
    key?: readonly (keyof NoInfer<Row> & string)[];
    columns: readonly Column<NoInfer<Shown>>[];
  };
}

export interface List<C extends Call, Needs extends ListNeeds, Shown> {
  call: C;
  /** The columns of the CSV file; none if the list cannot be downloaded. */
  columns: readonly Column<Shown>[];
  /**
   * One page, and the number of rows. The total counts only the rows that can be paged through, so that no list is read
   * to its end; a page past the end has it as well.
   */
  readPage(needs: Needs, asked: Asked<C> & { page: number }): Promise<{ rows: Shown[]; total: number }>;
  readAll(needs: Needs, asked: Asked<C>): Promise<Shown[]>;
  /**
   * The rows after the cursor in the order asked for, whatever changed since the rows before. Rows are found by their place
   * in the order, so that none is skipped or repeated.
   */
  readNext(needs: Needs, asked: Asked<C>, cursor: Cursor): Promise<Shown[]>;
  /** How PostgreSQL would read the first page in the usual order and in each that a caller can ask for. For tests. */
  explain(needs: Needs, asked: Asked<C>): Promise<{ order: string; plan: string }[]>;
  sortsBecause: string | undefined;
}

/**
 * Defines a list once: its page, count, CSV file and orders follow. Text SQL puts the statements around the typed query,
 * because Kysely cannot name the columns of a query that it does not know.
 */
export function defineList<C extends Call, Needs extends ListNeeds, DB, TB extends keyof DB, Row, Shown>(
  definition: ListDefinition<C, Needs, DB, TB, Row, Shown>,
): List<C, Needs, Shown> {
  const { call, orders, csv } = definition;
  type Order = NonNullable<ReturnType<typeof findOrder>>;
  /** For PostgreSQL's statistics. The statement is not prepared, because one plan cannot suit all filters. */
  const name = sql.raw(`/* ${call.name} */`);

  function begin(asked: Asked<C>): RawBuilder<unknown> {
    const found = definition.found?.(asked);
    return found ? sql`${name} WITH found AS MATERIALIZED (${found})` : name;
  }

  function select(needs: Needs, asked: Asked<C>): SelectQueryBuilder<DB, TB, Row> {
    return applyFilters(definition.query(needs, asked), definition.filters, asked, needs);
  }

  function findOrder(needs: Needs, order: unknown) {
    const column = keysOf(orders).find((item) => order === item || order === `-${item}`);
    if (column === undefined) return null;
    const direction: Direction = order === column ? "asc" : "desc";
    const columns: SortColumns<DB, TB> | SortBy<Needs, DB, TB> = orders[column];
    return { columns: typeof columns === "function" ? columns(needs, direction) : columns, direction };
  }
  const orderAsked = (asked: Asked<C>) => (asked instanceof Object && "order" in asked ? asked.order : undefined);
  /** Null for a usual order without a name. */
  const orderOf = (needs: Needs, order: unknown) => findOrder(needs, order) ?? findOrder(needs, definition.usualOrder);

  function sort(query: SelectQueryBuilder<DB, TB, Row>, needs: Needs, asked: Asked<C>, order: unknown) {
    const wanted = orderOf(needs, order);
    if (wanted)
      return wanted.columns.reduce<SelectQueryBuilder<DB, TB, Row>>(
        (sorted, column) => sorted.orderBy(column, wanted.direction),
        query,
      );
    return typeof definition.usualOrder === "function" ? definition.usualOrder(query, asked) : query;
  }

  async function readAll(needs: Needs, asked: Asked<C>): Promise<Shown[]> {
    const all = sort(select(needs, asked), needs, asked, orderAsked(asked));
    const { rows } = await sql<Row>`${begin(asked)} ${all}`.execute(needs.db);
    return rows.map((row) => definition.show(row, needs));
  }

  /** The rows after the cursor in an order with a name. */
  function selectNext(needs: Needs, asked: Asked<C>, { columns, direction }: Order, cursor: Cursor) {
    const place = columns.map((column) => (typeof column === "string" ? sql.ref(column) : column));
    const exportKey = sql<string[]>`ARRAY[${sql.join(place.map((column) => sql`${column}::text`))}]`;
    const isNext = sql.raw(direction === "asc" ? ">" : "<");
    const all = select(needs, asked);
    const rest = cursor.after
      ? all.where(sql<boolean>`(${sql.join(place)}) ${isNext} (${sql.join(cursor.after)})`)
      : all;
    return sort(rest, needs, asked, orderAsked(asked)).select(exportKey.as("exportKey")).limit(cursor.pageSize);
  }

  /** The rows after the cursor by the list's key, the newest first; null for a list without one. */
  function selectNewest(needs: Needs, asked: Asked<C>, { after: last, pageSize }: Cursor) {
    const [time, ...ids] = (csv?.key ?? []).map((column) => sql.ref(`listed.${column}`));
    if (!time) return null;
    const key = [time, ...ids.map((id) => sql`${id}::text`)];
    const after = sql`${last}::text[]`;
    const place = key.map(
      (_, index) => sql`(${after})[${sql.lit(index + 1)}]${sql.raw(index === 0 ? "::timestamptz" : "")}`,
    );
    return sql`
      SELECT listed.*, ARRAY[${sql.join(key.map((part) => sql`${part}::text`))}] AS "exportKey"
      FROM ${select(needs, asked)} AS listed WHERE ${after} IS NULL OR (${sql.join(key)}) < (${sql.join(place)})
      ORDER BY ${sql.join(key.map((part) => sql`${part} DESC`))} LIMIT ${pageSize}`;
  }

  return {
    call,
    readAll,
    columns: csv?.columns ?? [],
    sortsBecause: definition.sortsBecause,

    async readPage(needs, asked) {
      const before = (asked.page - 1) * staffPageSize;
      const all = select(needs, asked);
      const sorted = sort(all, needs, asked, orderAsked(asked));
      const page = sorted.limit(before < staffListSize ? staffPageSize : 0).offset(before);
      const counted = (definition.countsInOrder?.(asked) ? sorted : all).clearSelect().select(sql`1`.as("one"));
      const total = sql`(SELECT count(*)::int FROM ${counted.limit(staffListSize)} AS counted) AS total`;
      const { rows } = await sql<Row & { total: number }>`
        ${begin(asked)} SELECT listed.*, ${total} FROM ${page} AS listed`.execute(needs.db);
      const shown = rows.map((row) => definition.show(row, needs));
      if (rows[0] || asked.page === 1) return { rows: shown, total: rows[0]?.total ?? 0 };
      const beyond = await sql<{ total: number }>`${begin(asked)} SELECT ${total}`.execute(needs.db);
      return { rows: [], total: beyond.rows[0]?.total ?? 0 };
    },

    async readNext(needs, asked, cursor) {
      const order = orderOf(needs, orderAsked(asked));
      const next = order ? selectNext(needs, asked, order, cursor) : selectNewest(needs, asked, cursor);
      if (!next) {
        cursor.hasMore = false;
        return readAll(needs, asked);
      }
      const { rows } = await sql<Row & { exportKey: string[] }>`${begin(asked)} ${next}`.execute(needs.db);
      cursor.after = rows.at(-1)?.exportKey ?? null;
      cursor.hasMore = rows.length === cursor.pageSize;
      return rows.map((row) => definition.show(row, needs));
    },

    async explain(needs, asked) {
      const plans = ["usual", ...keysOf(orders).flatMap((column) => [column, `-${column}`])].map(async (order) => {
        const page = sort(select(needs, asked), needs, asked, order).limit(staffPageSize);
        const { rows } = await sql<{ "QUERY PLAN": string }>`
          EXPLAIN ${begin(asked)} SELECT * FROM ${page} AS listed`.execute(needs.db);
        return { order, plan: rows.map((row) => row["QUERY PLAN"]).join("\n") };
      });
      return Promise.all(plans);
    },
  };
}
