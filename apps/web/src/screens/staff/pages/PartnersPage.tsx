import { listPartners } from "@kautia/contract";
import { Link, Question } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { ExportLink } from "../ExportLink.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { DeliveriesTable } from "./DeliveriesTable.tsx";

/** The partners, which are created and changed on the server, and their failed webhook deliveries (docs/partners.md). */
export function PartnersPage(props: StaffPageProps) {
  const { api } = useApp();
  const { t, number, shortDate } = useText();
  const { state, reload } = useTable(() => api.call(listPartners, {}, handledByPage), props.onSessionEnded);
  const path = useScreenPath();
  const title = t("staff.area.partners");
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} />
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={title}
          empty={t("staff.nothing")}
          rows={state.kind === "loaded" ? state.answer.partners : null}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              label: t("staff.col.name"),
              renderCell: ({ name, id }) => (
                <>
                  <Link href={`${path("staff-area", { area: "partners" })}?id=${id}`}>{name}</Link>
                  <div className="quiet">{id}</div>
                </>
              ),
            },
            { key: "keys", label: t("staff.col.keys"), numeric: true, renderCell: ({ keys }) => number(keys) },
            {
              key: "links",
              label: t("staff.col.links"),
              renderCell: ({ signsLinks }) => t(signsLinks ? "staff.yes" : "staff.no"),
            },
            {
              key: "properties",
              label: t("staff.col.properties"),
              numeric: true,
              renderCell: ({ properties }) => number(properties),
            },
            {
              key: "invitations",
              label: t("staff.col.invitations"),
              numeric: true,
              renderCell: ({ invitations }) => number(invitations),
            },
            { key: "used", label: t("staff.col.used"), numeric: true, renderCell: ({ used }) => number(used) },
            {
              key: "since",
              label: t("staff.col.since"),
              renderCell: ({ createdAt }) => shortDate(createdAt),
            },
          ]}
        />
      )}
      <p>
        <ExportLink list="partners" />
      </p>
      <DeliveriesTable onSessionEnded={props.onSessionEnded} />
    </StaffPage>
  );
}
