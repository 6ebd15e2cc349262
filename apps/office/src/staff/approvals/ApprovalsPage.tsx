import { listApprovals, type StaffApproval } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import type { Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { useText } from "../../text/use-text.ts";
import { contractColumn, sinceColumn } from "../work/columns.tsx";
import { FourEyes } from "./FourEyes.tsx";

export const Route = createLazyRoute("/staff/approvals")({ component: ApprovalsPage });

/** What waits for a second person, the longest waiting first. */
function ApprovalsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listApprovals}
      search={Route.useSearch()}
      title={t("office.approvals")}
      columns={useColumns()}
      rowId={({ id }) => id}
      peek={FourEyes}
      empty={t("office.approvals.none")}
    />
  );
}

function useColumns(): Column<StaffApproval>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "what", label: t("staff.col.what"), opens: true, cell: ({ kind }) => t(`office.fourEyes.${kind}`) },
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    contractColumn(text),
    { id: "reason", label: t("office.fourEyes.reason"), cell: ({ reason }) => reason },
    { id: "by", label: t("office.fourEyes.askedBy"), cell: ({ askedBy }) => askedBy.name },
    sinceColumn(text, "askedAt"),
  ];
}
