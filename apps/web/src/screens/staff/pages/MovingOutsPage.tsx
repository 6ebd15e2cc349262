import { listMovingOuts, movingOutStates, type StaffMovingOutRow } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useScreenPath } from "#shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { assignedFilter, stateFilter } from "#parts/tables/Finder.tsx";
import { handledByPage, workQuery } from "#parts/tables/use-table.ts";
import { assigneeColumn } from "./assignee-column.ts";
import { ListPage } from "./ListPage.tsx";
import { Parties } from "./Parties.tsx";

/** Proofs of moving out; those that wait for a decision come first. */
export function MovingOutsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, shortDate } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      exported="moving-outs"
      title={t("staff.area.moving-outs")}
      lead={t("staff.movingOutsLead")}
      empty={t("staff.movingOutsNone")}
      finder={{
        searchHelp: t("staff.searchPolicies"),
        filters: [stateFilter(t, movingOutStates, (state) => t(`staff.movingOut.${state}`)), assignedFilter(t)],
      }}
      load={(query) => api.call(listMovingOuts, workQuery(movingOutStates, query), handledByPage)}
      rowKey={({ id }) => id}
      columns={() => [
        {
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ id, contractNumber }) => (
            <Link standalone href={`${path("staff-area", { area: "moving-outs" })}?id=${id}`}>
              {contractNumber}
            </Link>
          ),
        },
        { key: "parties", label: t("staff.col.parties"), renderCell: (row) => <Parties {...row} /> },
        {
          key: "day",
          label: t("staff.movingOut.day"),
          renderCell: ({ movedOutOn, confirmedOn }) => shortDate(confirmedOn ?? movedOutOn),
        },
        { key: "since", label: t("staff.col.since"), renderCell: ({ givenAt }) => when(text, givenAt) },
        assigneeColumn(t),
        { key: "state", label: t("staff.col.state"), renderCell: (row) => <State row={row} /> },
      ]}
    />
  );
}

function State({ row: { state, decidedAt, decidedBy } }: { row: StaffMovingOutRow }) {
  const text = useText();
  return (
    <>
      <span>{text.t(`staff.movingOut.${state}`)}</span>
      {decidedAt ? <div className="quiet">{`${decidedBy ? `${decidedBy}, ` : ""}${when(text, decidedAt)}`}</div> : null}
    </>
  );
}
