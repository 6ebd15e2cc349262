import { type CallAnswer, countryOfContract, listGuarantees, policyStatuses } from "@kautia/contract";
import { nameTenants } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { useText } from "../../text/use-text.ts";
import { contractColumn, homeColumn, referenceColumn } from "../columns.ts";
import { PartnerList } from "../PartnerList.tsx";
import { GuaranteeState } from "./GuaranteeState.tsx";

export const Route = createLazyRoute("/partner/guarantees")({ component: GuaranteesPage });

type Row = CallAnswer<typeof listGuarantees>["guarantees"][number];

// IN_FORCE also finds PAST_DUE, because the landlord's side must not learn of an unpaid premium.
const statuses = policyStatuses
  .filter((status) => status !== "PAST_DUE")
  .map((status) => (status === "ACTIVE" ? ("IN_FORCE" as const) : status));

function GuaranteesPage() {
  const { t } = useText();
  return (
    <PartnerList
      call={listGuarantees}
      search={Route.useSearch()}
      list="guarantees"
      rowsOf={({ guarantees }) => guarantees}
      rowId={({ refId }) => refId}
      title={t("partners.tab.guarantees")}
      lead={t("partners.guarantees.lead")}
      searchLabel={t("partners.guarantees.search")}
      filters={[choice("status", t("partners.col.state"), statuses, (value) => t(`partners.guarantee.${value}`))]}
      columns={useColumns()}
      empty={t("partners.guarantees.none")}
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  return [
    contractColumn(text),
    { id: "state", label: t("partners.col.state"), cell: ({ status }) => <GuaranteeState status={status} /> },
    referenceColumn(text),
    { id: "tenant", label: t("partners.col.tenant"), cell: (row) => nameTenants(row, text.language) },
    homeColumn(text),
    {
      id: "deposit",
      label: t("partners.col.deposit"),
      isNumeric: true,
      cell: ({ contractNumber, depositAmount }) => text.in(countryOfContract(contractNumber)).money(depositAmount),
    },
    { id: "start", label: t("partners.col.start"), day: ({ insuranceStart }) => insuranceStart },
  ];
}
