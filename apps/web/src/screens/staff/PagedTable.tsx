import type { CallResult } from "../../api/call-result.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { DataTable, type DataTableProps } from "../../parts/tables/DataTable.tsx";
import { Failed } from "../../parts/tables/Failed.tsx";
import { isPastEnd, Pager } from "./Pager.tsx";
import { useTable } from "../../parts/tables/use-table.ts";

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, "rows"> {
  load: (page: string | undefined) => Promise<CallResult<{ rows: Row[]; total: number }>>;
  onSessionEnded: () => void;
}

/** A table within a page. The page of rows is in the URL. */
export function PagedTable<Row>({ load, onSessionEnded, ...table }: PagedTableProps<Row>) {
  const { query } = useLocation();
  const { state, reload } = useTable(() => load(query.get("page") ?? undefined), onSessionEnded);
  if (state.kind === "failed") return <Failed onRetry={reload} />;
  const loaded = state.kind === "loaded" ? state.answer : null;
  return (
    <>
      <DataTable {...table} rows={loaded && !isPastEnd(loaded) ? loaded.rows : null} />
      {loaded && loaded.total > 0 ? <Pager of={loaded} /> : null}
    </>
  );
}
