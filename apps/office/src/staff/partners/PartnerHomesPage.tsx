import { getPartner, keepHomesForPartner, listHomesOfPartner, removeHomeOfPartner } from "@kautia/contract";
import { useQuery } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange, useLoaded } from "../../api/queries.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { useHomeColumns } from "../../parts/homes/use-home-columns.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { HomesFile } from "../../parts/file/HomesFile.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/$id/homes")({ component: PartnerHomesPage });

/** A partner's homes, the first of them, and a file with more. */
function PartnerHomesPage() {
  const { t } = useText();
  const params = Route.useParams();
  const partner = useLoaded(getPartner, { params });
  const query = useQuery(queryOf(listHomesOfPartner, { params, query: {} }));
  const { mutateAsync: remove } = useChange(removeHomeOfPartner);
  const columns = useHomeColumns((homeId) => remove({ params: { ...params, homeId } }));
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
      <Loaded query={query}>
        {({ properties }) => (
          <RowTable
            caption={t("staff.col.properties")}
            columns={columns}
            rows={properties}
            rowId={({ id }) => id}
            empty={t("staff.nothing")}
          />
        )}
      </Loaded>
      <Panel title={t("office.homesFile.title")}>
        <HomesFile save={(properties) => callApi(keepHomesForPartner, { params, body: { properties } })} />
      </Panel>
    </Page>
  );
}
