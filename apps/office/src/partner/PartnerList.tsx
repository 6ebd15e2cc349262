import "../list/list.css";
import { buildUrl, type CallAnswer, exportPartnerList, type PartnerList as ListName } from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { ChoiceFilter, Column } from "../list/columns.ts";
import { FilterChips } from "../list/FilterChips.tsx";
import { FilterFold } from "../list/FilterFold.tsx";
import { lastVisit, noteOpened, noteSearch } from "../list/last-visit.ts";
import { type ListCall, type ListQuery, listQuery } from "../list/list-route.ts";
import { RowTable } from "../list/RowTable.tsx";
import { SearchBox } from "../list/SearchBox.tsx";
import { Failed } from "../parts/Failed.tsx";
import { Page } from "../parts/Page.tsx";
import { useText } from "../text/use-text.ts";

interface PartnerListProps<C extends ListCall, Row> {
  call: C;
  /** The list's query, from the address. */
  search: ListQuery<C>;
  /** Its name as a file. */
  list: ListName;
  rowsOf: (answer: CallAnswer<C>) => readonly Row[];
  rowId: (row: Row) => string;
  title: string;
  lead: string;
  searchLabel: string;
  filters?: readonly ChoiceFilter[];
  columns: readonly Column<Row>[];
  /** What to do when there is nothing yet. */
  empty: string;
  actions?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** A page that is a list of the partner's API, whose answer names where the next page begins. */
export function PartnerList<C extends ListCall, Row extends object>({
  call,
  search,
  list,
  rowsOf,
  rowId,
  title,
  lead,
  searchLabel,
  filters = [],
  columns,
  empty,
  actions,
  children,
}: PartnerListProps<C, Row>) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { after, ...query }: Partial<Record<string, string>> = search;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...listQuery(call, search),
    placeholderData: keepPreviousData,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list of the partner's API answers like this
  const next = (data as { next: string | null } | undefined)?.next ?? null;
  useEffect(() => noteSearch(pathname, search), [pathname, search]);
  const isNarrowed = Object.keys(query).length > 0;

  function show(changes: Partial<Record<string, string>>): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by the call's schema
    void navigate({ to: ".", search: { ...query, ...changes } as never });
  }

  return (
    <Page title={title} actions={actions}>
      <p className="quiet lead">{lead}</p>
      <div className="list-filters" role="search">
        <SearchBox label={searchLabel} value={query["search"]} onSearch={(value) => show({ search: value })} />
        {filters.length > 0 ? (
          <FilterFold set={filters.filter(({ name }) => query[name]).length}>
            <FilterChips filters={filters} values={query} onChange={(name, value) => show({ [name]: value })} />
          </FilterFold>
        ) : null}
        <div className="list-tools">
          <a className="tool" download href={buildUrl(exportPartnerList, { list }, { ...query, language })}>
            {t("staff.export.go")}
          </a>
        </div>
      </div>
      <Failed error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <RowTable
            caption={title}
            columns={columns}
            rows={rowsOf(data)}
            rowId={rowId}
            isOld={isPlaceholderData}
            opened={lastVisit(pathname)?.rowId ?? null}
            onOpen={(id) => noteOpened(pathname, id)}
            empty={isNarrowed ? t("staff.nothingFound") : empty}
          />
          {after === undefined && next === null ? null : (
            <nav className="pager" aria-label={title}>
              {after === undefined ? null : (
                // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
                <Link to="." search={query as never} className="k-link">
                  {t("partners.first")}
                </Link>
              )}
              {next === null ? null : (
                // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
                <Link to="." search={{ ...query, after: next } as never} className="k-link">
                  {t("partners.next")}
                </Link>
              )}
            </nav>
          )}
        </>
      ) : error ? null : (
        <Skeleton lines={10} label={t("common.loading")} />
      )}
      {children}
    </Page>
  );
}
