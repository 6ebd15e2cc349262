import type { ExportList } from "@kautia/contract";
import { type Elements, Question } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "#api/call-result.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useLocation } from "#shell/navigation/use-location.ts";
import { type Column, DataTable } from "#parts/tables/DataTable.tsx";
import { ConflictContext } from "../conflict.ts";
import { ExportLink } from "../ExportLink.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { Finder, type FinderProps } from "#parts/tables/Finder.tsx";
import { isPastEnd, Pager } from "../Pager.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { type Result, ActionResult } from "../ActionResult.tsx";
import { useTable } from "#parts/tables/use-table.ts";

export interface ListPageProps<Row> extends StaffPageProps {
  title: string;
  /** Says what the list contains, where the title does not. */
  lead?: string;
  /** Shown when an unfiltered list is empty. */
  empty?: string;
  finder: FinderProps;
  columns: (onSaved: () => void) => readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The list that can be downloaded here. */
  exported: ExportList;
  /** Shown below the table. */
  children?: Elements;
  load: (query: URLSearchParams) => Promise<CallResult<{ rows: Row[]; total: number }>>;
}

/** An area of the desk that consists of one table with search, filters and pages. */
export function ListPage<Row>({
  title,
  lead,
  empty,
  finder,
  columns,
  rowKey,
  load,
  exported,
  children,
  ...props
}: ListPageProps<Row>) {
  const { t } = useText();
  const { query } = useLocation();
  const { state, reload, refresh } = useTable(() => load(query), props.onSessionEnded);
  const [result, setResult] = useState<Result | null>(null);
  function update(next: Result): void {
    setResult(next);
    refresh();
    props.recount();
  }
  const isNarrowed = [...query.keys()].some((name) => name !== "page");
  const loaded = state.kind === "loaded" ? state.answer : null;
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} lead={lead} />
      <Finder {...finder} personId={props.person.id} />
      <ActionResult result={result} />
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <ConflictContext value={update}>
          <DataTable
            caption={title}
            columns={columns(() => update({ title: t("staff.saved") }))}
            rows={loaded && !isPastEnd(loaded) ? loaded.rows : null}
            rowKey={rowKey}
            empty={isNarrowed ? t("staff.nothingFound") : (empty ?? t("staff.nothing"))}
          />
        </ConflictContext>
      )}
      {loaded && loaded.total > 0 ? (
        <>
          <Pager of={loaded} />
          <p>
            <ExportLink list={exported} />
          </p>
        </>
      ) : null}
      {children}
    </StaffPage>
  );
}
