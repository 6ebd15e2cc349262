import type { BulkAct, CallAnswer, CallRequest, ExportList } from "@kautia/contract";
import { Button, Skeleton } from "@kautia/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Failed } from "../parts/Failed.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Page } from "../parts/Page.tsx";
import { useText } from "../text/use-text.ts";
import { BulkBar } from "./BulkBar.tsx";
import { choice, type ChoiceFilter, type Column } from "./columns.ts";
import { FilterBar } from "./FilterBar.tsx";
import { lastVisit, noteOpened, noteSearch } from "./last-visit.ts";
import { type ListCall, listQuery, type ListSearch } from "./list-route.ts";
import { ListTools } from "./ListTools.tsx";
import { Pager } from "./Pager.tsx";
import { Peek } from "./Peek.tsx";
import { RowTable, type Selection, writeCell } from "./RowTable.tsx";
import { useNews } from "./use-news.ts";
import { useRowKeys } from "./use-row-keys.ts";

export type RowOf<C extends ListCall> = CallAnswer<C> extends { rows: (infer Row extends object)[] } ? Row : never;

interface ListPageProps<C extends ListCall> {
  call: C;
  /** The list's query, from the address. */
  search: ListSearch<C>;
  title: string;
  /** Leads to the page above. */
  back?: ReactNode;
  columns: readonly Column<RowOf<C>>[];
  rowId: (row: RowOf<C>) => string;
  /** The list's name on the server. With one, the list can be downloaded and has saved views. */
  list?: ExportList;
  /** Filters besides the assignee and the days, which every list has if its rows have them. */
  filters?: readonly ChoiceFilter[];
  /** What the search looks into; without it there is none. */
  searchLabel?: string;
  /** What can be done with several rows at once. */
  acts?: readonly BulkAct[];
  /** What to call a row in messages. */
  nameOf?: (row: RowOf<C>) => string;
  /** What Space shows of a row beside the list, instead of the values of all columns. */
  peek?: ComponentType<{ of: RowOf<C> }>;
  /** Between the title and the filters, such as tabs. */
  below?: ReactNode;
  /** What to do when the list is empty. */
  empty: string;
  actions?: ReactNode;
  /** Filters that the page sets itself: they get no chip and cannot be removed. */
  fixed?: readonly string[];
}

/** One page of rows with the number of all. */
interface Rows<Row> {
  rows: Row[];
  total: number;
}

const noNames: readonly string[] = [];
type Query = Partial<Record<string, string>>;

/** A page that is a list: its filters, order, columns and page number are in the address. */
export function ListPage<C extends ListCall>({
  call,
  search,
  title,
  back,
  columns,
  rowId,
  list,
  filters = [],
  searchLabel,
  acts = [],
  nameOf,
  peek: Detail,
  below,
  empty,
  actions,
  fixed = noNames,
}: ListPageProps<C>) {
  const text = useText();
  const { t, number } = text;
  const navigate = useNavigate();
  const { form: _form, ...query }: Query = search;
  const { pathname } = useLocation();
  useEffect(() => noteSearch(pathname, query));
  const wanted = listQuery(call, search);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...wanted, placeholderData: keepPreviousData });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list answers like this
  const found = data as Rows<RowOf<C>> | undefined;
  const { columns: chosen, open: opened, page: pageNumber, ...narrowing } = query;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `listQuery`
  const request = { query: { ...narrowing, page: pageNumber } } as unknown as CallRequest<C>;
  const hasNews = useNews(call, request, isPlaceholderData ? undefined : data);

  const [chosenRows, setChosenRows] = useState<ReadonlyMap<string, string>>(new Map());
  const active = useRef<string | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const togglePeek = () =>
    go({ ...query, open: opened === undefined ? (active.current ?? undefined) : undefined }, true);
  useRowKeys({
    onFind: () => searchBox.current?.select(),
    onPeek: togglePeek,
    canChoose: acts.length > 0,
  });

  const shape = call.query?.shape ?? {};
  const shownIds = chosen?.split(",") ?? columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  const shown = columns.filter(({ id }) => shownIds.includes(id));
  const visible = shown.length > 0 ? shown : columns;

  /** Other filters begin with their first page. */
  function show(changes: Query): void {
    go({ ...query, page: undefined, open: undefined, ...changes });
  }

  function go(next: Query, replace = false): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by the call's schema
    void navigate({ to: ".", search: next as never, replace, resetScroll: !replace });
  }

  const selection: Selection = {
    has: (id) => chosenRows.has(id),
    set: (ids, isChosen) => {
      const next = new Map(chosenRows);
      for (const id of ids) {
        const row = found?.rows.find((item) => rowId(item) === id);
        if (isChosen) next.set(id, row && nameOf ? nameOf(row) : id);
        else next.delete(id);
      }
      setChosenRows(next);
    },
  };
  const allFilters: readonly ChoiceFilter[] =
    "assigned" in shape
      ? [
          ...filters,
          choice("assigned", t("staff.col.assignee"), ["MINE", "NOBODY"] as const, (value) =>
            t(`staff.assigned.${value}`),
          ),
        ]
      : filters;
  const isNarrowed = Object.keys(narrowing).some((name) => name !== "order" && !fixed.includes(name));
  const hasDays = "from" in shape;
  const hasFilters = allFilters.length > 0 || hasDays || searchLabel !== undefined;
  const tools = (
    <ListTools
      list={list}
      query={query}
      columns={columns}
      shown={visible.map(({ id }) => id)}
      onColumns={(ids) => go({ ...query, columns: ids.join(",") })}
      onQuery={go}
    />
  );
  const peeked = opened === undefined ? undefined : found?.rows.find((row) => rowId(row) === opened);
  return (
    <Page
      title={title}
      back={back}
      beside={found ? <span className="page-count">{number(found.total)}</span> : null}
      actions={
        hasFilters ? (
          actions
        ) : (
          <>
            {tools}
            {actions}
          </>
        )
      }
    >
      {below}
      {hasFilters ? (
        <FilterBar
          searchLabel={searchLabel}
          filters={allFilters}
          hasDays={hasDays}
          query={query}
          onChange={show}
          onClear={isNarrowed ? () => go({ order: query["order"], columns: chosen }) : null}
          searchBox={searchBox}
        >
          {tools}
        </FilterBar>
      ) : null}
      <Failed error={error} onRetry={() => void refetch()} />
      {hasNews ? (
        <div className="news" role="status">
          <span>{t("office.list.news")}</span>
          <Button variant="text" onClick={() => refetch()}>
            {t("office.list.showNews")}
          </Button>
        </div>
      ) : null}
      {found ? (
        <>
          <RowTable
            caption={title}
            columns={visible}
            rows={found.rows}
            rowId={rowId}
            isOld={isPlaceholderData}
            opened={lastVisit(pathname)?.rowId ?? null}
            onOpen={(id) => noteOpened(pathname, id)}
            order={query["order"]}
            onOrder={(order) => show({ order })}
            selection={acts.length > 0 ? selection : undefined}
            onActive={(id) => {
              active.current = id;
              if (opened !== undefined && opened !== id) go({ ...query, open: id }, true);
            }}
            onPeek={Detail ? (id) => go({ ...query, open: id }) : undefined}
            empty={isNarrowed ? t("staff.nothingFound") : empty}
          />
          <Pager page={Number(query["page"] ?? 1)} total={found.total} onPage={(page) => show({ page })} />
        </>
      ) : error ? null : (
        <Skeleton lines={10} label={t("common.loading")} />
      )}
      {list && chosenRows.size > 0 ? (
        <BulkBar
          list={list}
          acts={acts}
          ids={[...chosenRows.keys()]}
          total={found?.total ?? 0}
          filters={Object.fromEntries(
            Object.entries(narrowing).filter((entry): entry is [string, string] => entry[1] !== undefined),
          )}
          nameOf={(id) => chosenRows.get(id) ?? id}
          onClear={() => setChosenRows(new Map())}
        />
      ) : null}
      {peeked ? (
        <Peek key={opened} onClose={() => go({ ...query, open: undefined }, true)}>
          {Detail ? <Detail of={peeked} /> : <Values of={peeked} columns={columns} />}
        </Peek>
      ) : null}
    </Page>
  );
}

/** The values of a row in all columns, also in those that the list does not show. */
function Values<Row>({ of: row, columns }: { of: Row; columns: readonly Column<Row>[] }) {
  const text = useText();
  const [first, ...others] = columns;
  return (
    <>
      <h2>{first && writeCell(first, row, text)}</h2>
      <Facts facts={others.map((column) => ({ label: column.label, value: writeCell(column, row, text) }))} />
    </>
  );
}
