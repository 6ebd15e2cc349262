import { type FailedWorkRow, listFailedWork, tryWorkAgain } from "@kautia/contract";
import { Question } from "@kautia/design-system";
import { RowAct } from "#parts/tables/RowAct.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { ContractLink } from "../ContractLink.tsx";
import { Failure } from "../Failure.tsx";
import { PagedTable } from "../PagedTable.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";

/** Background work that failed. Each row can be tried again at once. */
export function FailedWorkPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const title = t("staff.area.failed-work");
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} lead={t("staff.failedWork.lead")} />
      <PagedTable
        caption={title}
        empty={t("staff.failedWork.none")}
        load={(page) => api.call(listFailedWork, { query: { page } }, handledByPage)}
        onSessionEnded={props.onSessionEnded}
        rowKey={({ task, key }) => `${task} ${key}`}
        columns={[
          {
            key: "what",
            label: t("staff.col.what"),
            wide: true,
            renderCell: ({ task, error }) => <Failure text={`staff.task.${task}`} original={error} />,
          },
          { key: "contract", label: t("staff.col.contract"), whole: true, renderCell: (row) => <Owner row={row} /> },
          { key: "when", label: t("staff.col.when"), renderCell: ({ failedAt }) => when(text, failedAt) },
          { key: "tries", label: t("staff.col.tries"), numeric: true, renderCell: ({ tries }) => tries },
          {
            key: "next",
            label: t("staff.col.nextTry"),
            renderCell: ({ retryAt }) => (retryAt === null ? t("staff.failedWork.setAside") : when(text, retryAt)),
          },
          {
            key: "act",
            label: t("staff.col.act"),
            renderCell: ({ task, key, contractNumber }) => (
              <RowAct
                label={t("staff.failedWork.again")}
                about={`${t(`staff.task.${task}`)}, ${contractNumber ?? key}`}
                done={t("staff.failedWork.done")}
                act={() => api.call(tryWorkAgain, { params: { task, key } }, handledByPage)}
                onDone={props.recount}
                onSessionEnded={props.onSessionEnded}
              />
            ),
          },
        ]}
      />
    </StaffPage>
  );
}

/** The contract, or how to find the row in the log. */
function Owner({ row: { key, refId, contractNumber } }: { row: FailedWorkRow }) {
  return (
    <>
      {refId !== null && contractNumber !== null ? (
        <ContractLink refId={refId} contractNumber={contractNumber} />
      ) : null}
      <div className="quiet">{key}</div>
    </>
  );
}
