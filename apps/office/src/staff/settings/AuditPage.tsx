import { describeExport, listStaffActs, staffActions } from "@kautia/contract";
import { type Text, when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/audit")({ component: AuditPage });

type Row = RowOf<typeof listStaffActs>;

function AuditPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listStaffActs}
      list="acts"
      search={Route.useSearch()}
      title={t("staff.area.acts")}
      searchLabel={t("staff.acts.search")}
      filters={[choice("act", t("staff.col.what"), staffActions, (value) => t(`staff.did.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.nothing")}
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "when", label: t("staff.col.when"), order: "at", isShort: true, cell: ({ at }) => when(text, at) },
    { id: "by", label: t("staff.col.by"), cell: ({ by }) => by },
    { id: "what", label: t("staff.col.what"), cell: ({ act }) => t(`staff.did.${act}`) },
    { id: "whom", label: t("staff.col.whom"), cell: (row) => subjectOf(row, t) },
  ];
}

function subjectOf(row: Row, t: Text["t"]): string {
  const { refId, contractNumber, tenantName, person, partner, partnerPerson, webhook, subject, exported } = row;
  if (exported) return describeExport(exported, t);
  const parts = [contractNumber ?? refId, tenantName, person, partnerPerson, partner, webhook, subject];
  return parts.filter(Boolean).join(", ");
}
