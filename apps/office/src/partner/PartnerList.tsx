import { buildUrl, type CallAnswer, exportPartnerList, type PartnerList as ListName } from "@kautia/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { ChoiceFilter, Column } from "../list/columns.ts";
import { FilterBar } from "../list/FilterBar.tsx";
import { lastVisit, noteOpened, noteSearch } from "../list/last-visit.ts";
import { type ListCall, type ListSearch, listQuery } from "../list/list-route.ts";
import { RowTable } from "../list/RowTable.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { Page } from "../parts/Page.tsx";
import { CursorPager } from "./CursorPager.tsx";
import { useText } from "../text/use-text.ts";

interface PartnerListProps<C extends ListCall, Row> {
  call: C;
  /** The list's query, from the address. */
  search: ListSearch<C>;
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
  const { after, form: _form, ...query }: Partial<Record<string, string>> = search;
  const found = useQuery({ ...listQuery(call, search), placeholderData: keepPreviousData });
  useEffect(() => noteSearch(pathname, search), [pathname, search]);
  const isNarrowed = Object.keys(query).length > 0;

  function show(next: Partial<Record<string, string>>): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by the call's schema
    void navigate({ to: ".", search: next as never });
  }

  return (
    <Page title={title} actions={actions}>
      <p className="quiet lead">{lead}</p>
      <FilterBar
        searchLabel={searchLabel}
        filters={filters}
        query={query}
        onChange={(changes) => show({ ...query, ...changes })}
        onClear={isNarrowed ? () => show({}) : null}
      >
        <div className="list-tools">
          <a className="tool" download href={buildUrl(exportPartnerList, { list }, { ...query, language })}>
            {t("staff.export.go")}
          </a>
        </div>
      </FilterBar>
      <Loaded query={found} lines={10}>
        {(data) => (
          <>
            <RowTable
              caption={title}
              columns={columns}
              rows={rowsOf(data)}
              rowId={rowId}
              isOld={found.isPlaceholderData}
              opened={lastVisit(pathname)?.rowId ?? null}
              onOpen={(id) => noteOpened(pathname, id)}
              empty={isNarrowed ? t("staff.nothingFound") : empty}
            />
            <CursorPager label={title} query={query} after={after} next={nextOf(data)} />
          </>
        )}
      </Loaded>
      {children}
    </Page>
  );
}

/** Where the next page begins, in the answer of any list of the partner's API. */
function nextOf(answer: unknown): string | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list of the partner's API answers like this
  return (answer as { next: string | null }).next;
}
