import { type CallAnswer, deleteTestData, listTestData } from "@kautia/contract";
import { useQueryClient } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { referenceColumn } from "../columns.ts";

export const Route = createLazyRoute("/partner/tests")({ component: TestsPage });

type Row = CallAnswer<typeof listTestData>["tests"][number];

/** What the partner has begun in a sandbox. */
function TestsPage() {
  const { t } = useText();
  const queries = useQueryClient();
  const data = useLoaded(listTestData, {});
  const shown = data.tests.length;

  async function deleteAll(): Promise<void> {
    while ((await callApi(deleteTestData, {})).more);
    await queries.invalidateQueries();
  }

  return (
    <Page
      title={t("partners.tab.tests")}
      actions={
        shown > 0 ? (
          <ConfirmButton
            label={t("partners.tests.delete")}
            question={t("partners.tests.deleteTitle")}
            yes={t("partners.tests.delete")}
            onYes={deleteAll}
          >
            <p>{t("partners.tests.deleteText")}</p>
          </ConfirmButton>
        ) : null
      }
    >
      <p className="quiet lead">{t("partners.tests.lead")}</p>
      <RowTable
        caption={t("partners.tab.tests")}
        columns={useColumns()}
        rows={data.tests}
        rowId={({ id }) => id}
        empty={t("partners.tests.none")}
      />
      {data.total > shown ? <p className="quiet">{t("partners.tests.newest", { shown, total: data.total })}</p> : null}
    </Page>
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t, shortDate } = text;
  return [
    { id: "tenant", label: t("partners.col.tenantEmail"), cell: ({ tenantEmail }) => tenantEmail ?? "–" },
    { id: "home", label: t("partners.col.address"), cell: ({ fullAddress }) => fullAddress ?? "–" },
    referenceColumn(text),
    {
      id: "started",
      label: t("partners.tests.started"),
      isShort: true,
      cell: ({ createdAt }) => shortDate(createdAt),
    },
    {
      id: "state",
      label: t("partners.col.state"),
      cell: ({ stage }) =>
        stage === "INVITED" || stage === "APPLYING" ? t(`partners.tests.${stage}`) : t(`partners.guarantee.${stage}`),
    },
  ];
}
