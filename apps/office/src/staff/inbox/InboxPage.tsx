import { listInbox, type WorkKind, workKinds } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import type { Place } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { caseAt, claimAt, listAt, movingOutAt, policyAt } from "../places.tsx";
import { assigneeColumn, contractColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

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

/** Where each kind of work is done. Pages without an address for each row are opened with a search for it. */
const places: Record<WorkKind, (row: Row) => Place> = {
  CASE: ({ id }) => caseAt(id),
  CLAIM: ({ id }) => claimAt(id),
  MOVING_OUT: ({ id }) => movingOutAt(id),
  APPROVAL: ({ id }) => listAt("approvals", null, id),
  AMENDMENT: (row) => policyAt(row, "/contract"),
  UNPAID: (row) => policyAt(row),
  QUESTION: ({ id, contractNumber }) => listAt("questions", contractNumber, id),
  WITHDRAWAL: ({ id, what }) => listAt("withdrawals", what, id),
  MAIL: ({ id, who }) => listAt("mails", who, id),
  LETTER: ({ id, refId }) => listAt("letters", refId, id),
  FOLLOW_UP: ({ id, contractNumber }) => listAt("follow-ups", contractNumber, id),
  NOTICE: ({ id, contractNumber }) => listAt("notices", contractNumber, id),
  FAILED_WORK: ({ id }) => listAt("failed-work", null, id),
};

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "kind",
      label: t("staff.col.what"),
      cell: ({ kind }) => t(`staff.work.${kind}`),
      to: (row) => places[row.kind](row),
    },
    { id: "who", label: t("staff.col.name"), cell: ({ who }) => who },
    { ...contractColumn(text), cell: ({ kind, contractNumber }) => (kind === "CASE" ? null : contractNumber) },
    sinceColumn(text, "since", "since"),
    dueColumn(text),
    assigneeColumn(text),
  ];
}
