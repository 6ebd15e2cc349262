import { deleteTestData, listTestData } from "@kautia/contract";
import { InlineMessage, Question } from "@kautia/design-system";
import { ConfirmButton } from "#parts/partners/ConfirmButton.tsx";
import { useRemoval } from "#parts/partners/use-removal.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** Lists the partner's tests and deletes them. */
export function TestsPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const { failed, settle } = useRemoval(props.onSessionEnded);
  const { state, reload } = useTable(() => api.call(listTestData, {}, handledByPage), props.onSessionEnded);
  const loaded = state.kind === "loaded" ? state.answer : null;
  const shown = loaded?.tests.length ?? 0;

  async function deleteAll() {
    for (;;) {
      const result = await api.call(deleteTestData, {}, handledByPage);
      if (!result.ok || !result.answer.more) return result;
    }
  }

  const title = t("manager.tab.tests");
  return (
    <PartnerPage title={title} {...props}>
      <Question title={title} lead={t("manager.tests.lead")} />
      {failed ? <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("manager.failed")} /> : null}
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={title}
          empty={t("manager.tests.none")}
          rows={loaded?.tests ?? null}
          rowKey={({ id }) => id}
          columns={[
            { key: "tenant", label: t("manager.col.tenantEmail"), renderCell: ({ tenantEmail }) => tenantEmail ?? "–" },
            {
              key: "home",
              label: t("manager.col.address"),
              wide: true,
              renderCell: ({ fullAddress }) => fullAddress ?? "–",
            },
            { key: "reference", label: t("manager.col.reference"), renderCell: ({ reference }) => reference ?? "–" },
            {
              key: "started",
              label: t("manager.tests.started"),
              renderCell: ({ createdAt }) => shortDate(createdAt),
            },
            {
              key: "state",
              label: t("manager.col.state"),
              renderCell: ({ stage }) =>
                stage === "INVITED" || stage === "APPLYING"
                  ? t(`manager.tests.${stage}`)
                  : t(`manager.guarantee.${stage}`),
            },
          ]}
        />
      )}
      {loaded && loaded.total > shown ? (
        <p className="quiet">{t("manager.tests.newest", { shown, total: loaded.total })}</p>
      ) : null}
      {shown > 0 ? (
        <div className="partner-end">
          <ConfirmButton
            label={t("manager.tests.delete")}
            about=""
            title={t("manager.tests.deleteTitle")}
            text={t("manager.tests.deleteText")}
            go={t("manager.tests.delete")}
            onConfirm={() => settle(deleteAll(), reload)}
          />
        </div>
      ) : null}
    </PartnerPage>
  );
}
