import { buildUrl, exportPartnerList, type PartnerList } from "@kautia/contract";
import { type Elements, Link, Question } from "@kautia/design-system";
import type { CallResult } from "../../api/call-result.ts";
import { type Column, DataTable } from "../../parts/tables/DataTable.tsx";
import { Failed } from "../../parts/tables/Failed.tsx";
import { Finder, type FinderProps } from "../../parts/tables/Finder.tsx";
import { useTable } from "../../parts/tables/use-table.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { PartnerPage } from "./PartnerPage.tsx";
import type { PartnerPageProps } from "./PartnerScreen.tsx";

interface ListPageProps<Row> extends PartnerPageProps {
  list: PartnerList;
  title: string;
  lead: string;
  /** Says what to do when there is nothing yet. */
  empty: string;
  finder: FinderProps;
  columns: (reload: () => void) => readonly Column<Row>[];
  rowKey: (row: Row) => string;
  load: (query: URLSearchParams) => Promise<CallResult<{ rows: Row[]; next: string | null }>>;
  /** Between lead and table. */
  before?: Elements;
  /** Below the table. */
  children?: (reload: () => void) => Elements;
}

/** A tab that consists of one table with search, filters, pages and a download. */
export function ListPage<Row>({
  list,
  title,
  lead,
  empty,
  finder,
  columns,
  rowKey,
  load,
  before,
  children,
  ...props
}: ListPageProps<Row>) {
  const { t, language } = useText();
  const { query, pathname } = useLocation();
  const { state, reload } = useTable(() => load(query), props.onSessionEnded);
  const filters = Object.fromEntries([...query].filter(([name]) => name !== "after"));
  const isNarrowed = Object.keys(filters).length > 0;
  const loaded = state.kind === "loaded" ? state.answer : null;
  const isAlone = loaded?.rows.length === 0 && !isNarrowed;
  return (
    <PartnerPage title={title} {...props}>
      <Question title={title} lead={lead} />
      {before}
      {isAlone ? null : <Finder {...finder} personId={props.person.id} />}
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={title}
          columns={columns(reload)}
          rows={loaded?.rows ?? null}
          rowKey={rowKey}
          empty={isNarrowed ? t("staff.nothingFound") : empty}
        />
      )}
      {loaded && loaded.rows.length > 0 ? (
        <p className="partner-pages">
          {query.has("after") ? (
            <Link standalone href={hrefOf(pathname, filters)}>
              {t("manager.first")}
            </Link>
          ) : null}
          {loaded.next === null ? null : (
            <Link standalone href={hrefOf(pathname, { ...filters, after: loaded.next })}>
              {t("manager.next")}
            </Link>
          )}
          <Link standalone download href={buildUrl(exportPartnerList, { list }, { ...filters, language })}>
            {t("staff.export.go")}
          </Link>
        </p>
      ) : null}
      {children?.(reload)}
    </PartnerPage>
  );
}

function hrefOf(pathname: string, query: Record<string, string>): string {
  const next = new URLSearchParams(query);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
