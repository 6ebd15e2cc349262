import { listInbox, type WorkKind, workKinds } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { ContractLink, StaffLink } from "../../parts/StaffLink.tsx";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/inbox")({ component: InboxPage });

type Row = RowOf<typeof listInbox>;

/** Everything that waits for a person, the first due first. */
function InboxPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listInbox}
      list="inbox"
      search={Route.useSearch()}
      title={t("staff.area.inbox")}
      searchLabel={t("staff.searchPolicies")}
      filters={[choice("kind", t("staff.col.what"), workKinds, (value) => t(`staff.work.${value}`))]}
      columns={useColumns()}
      rowId={({ kind, id }) => `${kind}:${id}`}
      nameOf={({ who }) => who}
      acts={["ASSIGN"]}
      empty={t("office.inbox.none")}
    />
  );
}

/** Where each kind of work is done, below `/staff/`. Pages without an address for each row are opened with a search for it. */
const places: Record<WorkKind, (row: Row) => string> = {
  CASE: ({ id }) => `cases/${id}`,
  CLAIM: ({ id }) => `claims/${id}`,
  MOVING_OUT: ({ id }) => `moving-outs/${id}`,
  APPROVAL: ({ id }) => `approvals?${new URLSearchParams({ open: id })}`,
  AMENDMENT: ({ refId, contractNumber }) => `policies/${contractNumber ?? refId}/contract`,
  UNPAID: ({ refId, contractNumber }) => `policies/${contractNumber ?? refId}`,
  QUESTION: (row) => inList("questions", row),
  WITHDRAWAL: (row) => inList("withdrawals", row, row.what),
  MAIL: (row) => inList("mails", row, row.who),
  LETTER: (row) => inList("letters", row, row.refId),
  FOLLOW_UP: (row) => inList("follow-ups", row),
  NOTICE: (row) => inList("notices", row),
  FAILED_WORK: ({ id }) => `failed-work?${new URLSearchParams({ open: id })}`,
};

function inList(list: string, { id, contractNumber }: Row, words: string | null = contractNumber): string {
  return `${list}?${new URLSearchParams({ ...(words && { search: words }), open: id })}`;
}

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "kind",
      label: t("staff.col.what"),
      cell: (row) => <StaffLink to={places[row.kind](row)}>{t(`staff.work.${row.kind}`)}</StaffLink>,
    },
    { id: "who", label: t("staff.col.name"), cell: ({ who }) => who },
    {
      id: "contract",
      label: t("staff.col.contract"),
      cell: ({ kind, contractNumber }) =>
        kind === "CASE" || contractNumber === null ? null : <ContractLink contractNumber={contractNumber} />,
    },
    sinceColumn(text, "since", "since"),
    dueColumn(text),
    assigneeColumn(text),
  ];
}
