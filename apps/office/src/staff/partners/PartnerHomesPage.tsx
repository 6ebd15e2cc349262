import {
  type CallAnswer,
  getPartner,
  keepHomesForPartner,
  listHomesOfPartner,
  removeHomeOfPartner,
} from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { HomesFile } from "../../parts/file/HomesFile.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/$id/homes")({ component: PartnerHomesPage });

type Row = CallAnswer<typeof listHomesOfPartner>["properties"][number];

/** A partner's homes, the first of them, and a file with more. */
function PartnerHomesPage() {
  const { t } = useText();
  const params = Route.useParams();
  const { data: partner } = useSuspenseQuery(queryOf(getPartner, { params }));
  const { data, error, refetch } = useQuery(queryOf(listHomesOfPartner, { params, query: {} }));
  return (
    <Page
      title={t("staff.col.properties")}
      beside={<span className="page-count">{partner.properties}</span>}
      back={
        <BackLink to="/staff/partners/$id" params={params}>
          {partner.name}
        </BackLink>
      }
    >
      <Failed error={error} onRetry={() => void refetch()} />
      <RowTable
        caption={t("staff.col.properties")}
        columns={useColumns(params.id)}
        rows={data?.properties ?? []}
        rowId={({ id }) => id}
        empty={t("staff.nothing")}
      />
      <Panel title={t("office.homesFile.title")}>
        <HomesFile save={(properties) => callApi(keepHomesForPartner, { params, body: { properties } })} />
      </Panel>
    </Page>
  );
}

function useColumns(id: string): Column<Row>[] {
  const { t } = useText();
  const { mutateAsync: remove } = useChange(removeHomeOfPartner);
  return [
    { id: "id", label: t("partners.col.home"), cell: (home) => home.id },
    { id: "address", label: t("partners.col.address"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
    { id: "changed", label: t("partners.col.changed"), day: ({ changedAt }) => changedAt },
    {
      id: "remove",
      label: t("partners.col.action"),
      cell: ({ id: homeId }) => (
        <ConfirmButton
          label={t("partners.homes.remove")}
          variant="text"
          question={t("partners.homes.removeTitle", { home: homeId })}
          yes={t("partners.homes.removeGo")}
          onYes={() => remove({ params: { id, homeId } })}
        >
          <p>{t("partners.homes.removeText")}</p>
        </ConfirmButton>
      ),
    },
  ];
}
