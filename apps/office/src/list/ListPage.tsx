import type { CallAnswer } from "@kautia/contract";
import { Button, InlineMessage, Skeleton } from "@kautia/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { explainError } from "../api/explain-error.ts";
import { Page } from "../parts/Page.tsx";
import { useKeys } from "../shell/keys.tsx";
import { useText } from "../text/use-text.ts";
import type { ChoiceFilter, Column } from "./columns.ts";
import { FilterChips } from "./FilterChips.tsx";
import { type ListCall, type ListQuery, listQuery } from "./list-route.ts";
import { lastVisit, noteOpened, noteSearch } from "./last-visit.ts";
import { Pager } from "./Pager.tsx";
import { RowTable } from "./RowTable.tsx";

export type RowOf<C extends ListCall> = CallAnswer<C> extends { rows: (infer Row extends object)[] } ? Row : never;

interface ListPageProps<C extends ListCall> {
  call: C;
  /** The list's query, from the address. */
  search: ListQuery<C>;
  title: string;
  columns: readonly Column<RowOf<C>>[];
  rowId: (row: RowOf<C>) => string;
  filters?: readonly ChoiceFilter[];
  /** What the search looks into; without it there is none. */
  searchLabel?: string;
  /** What to do when the list is empty. */
  empty: string;
  actions?: ReactNode;
}

/** One page of rows with the number of all. */
interface Rows<Row> {
  rows: Row[];
  total: number;
}

/** A page that is a list: its filters, order and page number are in the address. */
export function ListPage<C extends ListCall>({
  call,
  search,
  title,
  columns,
  rowId,
  filters = [],
  searchLabel,
  empty,
  actions,
}: ListPageProps<C>) {
  const text = useText();
  const { t, number } = text;
  const navigate = useNavigate();
  const query: Partial<Record<string, string>> = search;
  const { pathname } = useLocation();
  useEffect(() => noteSearch(pathname, query), [pathname, query]);
  const [typed, setTyped] = useState(query["search"] ?? "");
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...listQuery(call, search),
    placeholderData: keepPreviousData,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list answers like this
  const found = data as Rows<RowOf<C>> | undefined;

  const searchBox = useRef<HTMLInputElement>(null);
  useKeys(useMemo(() => [{ key: "/", does: t("staff.keys.find"), run: () => searchBox.current?.select() }], [t]));

  /** Other filters begin with their first page. */
  function show(changes: Partial<Record<string, string>>): void {
    go({ ...query, page: undefined, ...changes });
  }

  function go(next: Partial<Record<string, string>>): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by the call's schema
    void navigate({ to: ".", search: next as never });
  }

  const isNarrowed = Object.keys(query).some((name) => name !== "page" && name !== "order");
  return (
    <Page
      title={title}
      beside={found ? <span className="page-count">{number(found.total)}</span> : null}
      actions={actions}
    >
      <div className="list-filters" role="search">
        {searchLabel === undefined ? null : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              show({ search: typed.trim() || undefined });
            }}
          >
            <input
              ref={searchBox}
              type="search"
              className="k-input list-search"
              aria-label={searchLabel}
              placeholder={searchLabel}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        )}
        <FilterChips filters={filters} values={query} onChange={(name, value) => show({ [name]: value })} />
        {isNarrowed ? (
          <Button
            variant="text"
            onClick={() => {
              setTyped("");
              go({ order: query["order"] });
            }}
          >
            {t("staff.clearFilters")}
          </Button>
        ) : null}
      </div>
      {error ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={explainError(text, error)}
          actions={<Button onClick={() => refetch()}>{t("common.retry")}</Button>}
        />
      ) : null}
      {found ? (
        <>
          <RowTable
            caption={title}
            columns={columns}
            rows={found.rows}
            rowId={rowId}
            isOld={isPlaceholderData}
            opened={lastVisit(pathname)?.rowId ?? null}
            onOpen={(id) => noteOpened(pathname, id)}
            order={query["order"]}
            onOrder={(order) => show({ order })}
            empty={isNarrowed ? t("staff.nothingFound") : empty}
          />
          <Pager page={Number(query["page"] ?? 1)} total={found.total} onPage={(page) => show({ page })} />
        </>
      ) : error ? null : (
        <Skeleton lines={10} label={t("common.loading")} />
      )}
    </Page>
  );
}
