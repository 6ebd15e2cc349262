import { listStaffPolicies, policyStatuses } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { policyAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/policies")({ component: PoliciesPage });

function PoliciesPage() {
  const search = Route.useSearch();
  const { t } = useText();
  const columns = useColumns();
  return (
    <ListPage
      call={listStaffPolicies}
      list="policies"
      search={search}
      title={t("staff.area.policies")}
      searchLabel={t("staff.searchPolicies")}
      filters={[choice("status", t("staff.state"), policyStatuses, (value) => t(`staff.policy.${value}`))]}
      columns={columns}
      rowId={({ refId }) => refId}
      empty={t("staff.nothing")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listStaffPolicies>>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "contract",
      label: t("staff.col.contract"),
      order: "contractNumber",
      cell: ({ contractNumber }) => contractNumber,
      to: policyAt,
    },
    { id: "state", label: t("staff.col.state"), cell: ({ status }) => t(`staff.policy.${status}`) },
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    { id: "home", label: t("staff.col.home"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
    {
      id: "deposit",
      label: t("staff.col.deposit"),
      isNumeric: true,
      cell: ({ country, depositAmount }) => text.in(country).money(depositAmount),
    },
    {
      id: "premium",
      label: t("staff.col.premium"),
      isNumeric: true,
      isExtra: true,
      cell: ({ country, premiumAmount, paymentPeriod }) =>
        `${text.in(country).exactMoney(premiumAmount)} ${t(paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth")}`,
    },
    { id: "signed", label: t("staff.col.signed"), order: "signedAt", day: ({ signedAt }) => signedAt },
  ];
}
