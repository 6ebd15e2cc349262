import { claimStates, listStaffClaims, type StaffClaimRow } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Status } from "../../parts/Status.tsx";
import { claimAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/claims")({ component: ClaimsPage });

/** What landlords claim. First what waits for us, then for the tenant, then what is settled. */
function ClaimsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listStaffClaims}
      list="claims"
      search={Route.useSearch()}
      acts={["ASSIGN"]}
      nameOf={({ contractNumber }) => contractNumber}
      title={t("staff.area.claims")}
      searchLabel={t("staff.searchPolicies")}
      filters={[choice("state", t("staff.state"), claimStates, (value) => t(`staff.claim.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.claimsNone")}
    />
  );
}

/** What the tenant has said, while that still matters: until the decision. */
export function objectionOf(
  { state, objected, agreedAt, objectUntil }: StaffClaimRow,
  { t, shortDate }: Text,
): string | null {
  if (objected) return t("staff.claim.objected");
  if (agreedAt) return t("staff.claim.agreed", { date: shortDate(agreedAt) });
  if (state === "OBJECTION") return t("staff.claim.objectUntil", { date: shortDate(objectUntil) });
  return state === "OPEN" ? t("staff.claim.notObjected", { date: shortDate(objectUntil) }) : null;
}

function useColumns(): Column<StaffClaimRow>[] {
  const text = useText();
  const { t, exactMoney } = text;
  return [
    {
      id: "contract",
      label: t("staff.col.contract"),
      cell: ({ contractNumber }) => contractNumber,
      to: ({ id }) => claimAt(id),
    },
    dueColumn(text),
    { id: "landlord", label: t("staff.col.landlord"), cell: ({ landlordName }) => landlordName },
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    {
      id: "asked",
      label: t("office.claim.asked"),
      order: "amount",
      isNumeric: true,
      cell: ({ amount }) => exactMoney(amount),
    },
    {
      id: "granted",
      label: t("office.work.granted"),
      isNumeric: true,
      cell: ({ granted }) => (granted === null ? null : exactMoney(granted)),
    },
    { id: "objection", label: t("staff.claim.objection"), cell: (row) => objectionOf(row, text) },
    assigneeColumn(text),
    { ...sinceColumn(text, "reportedAt", "reportedAt"), isExtra: true },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state, pending }) => (
        <Status tone={pending || state === "OPEN" ? "caution" : state === "PAID" ? "good" : "neutral"}>
          {pending ? t("office.work.deciding") : t(`staff.claim.${state}`)}
        </Status>
      ),
    },
  ];
}
