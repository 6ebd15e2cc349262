import { listMovingOuts, movingOutStates, type StaffMovingOutRow } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Status } from "../../parts/Status.tsx";
import { movingOutAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/moving-outs")({ component: MovingOutsPage });

/** Proofs of moving out. First what waits for us, then for the tenant, then what is decided. */
function MovingOutsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listMovingOuts}
      list="moving-outs"
      search={Route.useSearch()}
      acts={["ASSIGN"]}
      nameOf={({ tenantName }) => tenantName}
      title={t("staff.area.moving-outs")}
      searchLabel={t("staff.searchPolicies")}
      filters={[choice("state", t("staff.state"), movingOutStates, (value) => t(`staff.movingOut.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.movingOutsNone")}
    />
  );
}

function useColumns(): Column<StaffMovingOutRow>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "contract",
      label: t("staff.col.contract"),
      cell: ({ contractNumber }) => contractNumber,
      to: ({ id }) => movingOutAt(id),
    },
    dueColumn(text),
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    { id: "landlord", label: t("staff.col.landlord"), cell: ({ landlordName }) => landlordName },
    { id: "day", label: t("staff.movingOut.day"), day: ({ confirmedOn, movedOutOn }) => confirmedOn ?? movedOutOn },
    assigneeColumn(text),
    sinceColumn(text, "givenAt", "givenAt"),
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state }) => (
        <Status tone={state === "OPEN" ? "caution" : "neutral"}>{t(`staff.movingOut.${state}`)}</Status>
      ),
    },
  ];
}
