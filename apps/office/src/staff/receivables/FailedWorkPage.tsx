import { type FailedWorkRow, listFailedWork, tryWorkAgain, workTasks } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { ContractLink } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { assigneeColumn, contractColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/failed-work")({ component: FailedWorkPage });

function FailedWorkPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listFailedWork}
      list="failed-work"
      search={Route.useSearch()}
      title={t("staff.area.failed-work")}
      filters={[choice("task", t("staff.col.what"), workTasks, (value) => t(`staff.task.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      nameOf={({ key }) => key}
      acts={["ASSIGN", "SEND_AGAIN"]}
      peek={FailedRow}
      empty={t("staff.failedWork.none")}
    />
  );
}

function useColumns(): Column<FailedWorkRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "what", label: t("staff.col.what"), opens: true, cell: ({ task }) => t(`staff.task.${task}`) },
    contractColumn(text),
    { id: "error", label: t("staff.col.error"), cell: ({ error }) => <span lang="en">{error}</span> },
    { id: "tries", label: t("staff.col.tries"), isNumeric: true, cell: ({ tries }) => tries },
    sinceColumn(text, "failedAt", "failedAt"),
    dueColumn(text),
    assigneeColumn(text),
  ];
}

function FailedRow({ of: row }: { of: FailedWorkRow }) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{t(`staff.task.${row.task}`)}</h2>
      <Facts
        facts={[
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("staff.export.number"), value: row.refId },
          { label: t("staff.col.tries"), value: row.tries },
          { label: t("staff.col.since"), value: when(text, row.failedAt) },
          { label: t("staff.col.nextTry"), value: row.retryAt && when(text, row.retryAt) },
          {
            label: t("staff.col.error"),
            value: (
              <code lang="en" translate="no">
                {row.error}
              </code>
            ),
          },
        ]}
      />
      <Assignment kind="FAILED_WORK" id={row.id} assignee={row.assignee} dueAt={row.dueAt} isOpen={true} />
      <div className="form-actions">
        <ActButton
          call={tryWorkAgain}
          request={{ params: { task: row.task, key: row.key } }}
          said={t("staff.mail.done")}
        >
          {t("office.bulk.again")}
        </ActButton>
      </div>
    </>
  );
}
