import { chargeFailure, chargeKinds, chargeStates, countryOfContract, listCharges } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { useText } from "../../text/use-text.ts";
import { contractColumn } from "../work/columns.tsx";
import { AreaTabs } from "../AreaTabs.tsx";

export const Route = createLazyRoute("/staff/charges")({ component: ChargesPage });

/** What is due and not paid, and refunds that are stuck. */
function ChargesPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listCharges}
      list="charges"
      search={Route.useSearch()}
      title={t("staff.area.charges")}
      below={<AreaTabs of="receivables" />}
      searchLabel={t("staff.searchPolicies")}
      filters={[
        choice("state", t("staff.state"), chargeStates, (value) => t(`staff.charge.${value}`)),
        choice("kind", t("staff.col.what"), chargeKinds, (value) => t(`staff.charge.${value}`)),
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.chargesNone")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listCharges>>[] {
  const text = useText();
  const { t } = text;
  return [
    contractColumn(text),
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    { id: "what", label: t("staff.col.what"), isShort: true, cell: ({ kind }) => t(`staff.charge.${kind}`) },
    {
      id: "amount",
      label: t("staff.col.amount"),
      order: "amount",
      isNumeric: true,
      cell: ({ amount, contractNumber }) => text.in(countryOfContract(contractNumber)).exactMoney(amount),
    },
    { id: "due", label: t("staff.col.due"), order: "dueAt", day: ({ dueAt }) => dueAt },
    { id: "state", label: t("staff.state"), cell: ({ state }) => t(`staff.charge.${state}`) },
    { id: "failures", label: t("staff.col.failures"), isNumeric: true, cell: ({ failures }) => failures },
    {
      id: "failure",
      label: t("staff.col.failure"),
      cell: ({ failureCode }) => failureCode && t(`staff.failure.${chargeFailure(failureCode)}`),
    },
    { id: "next", label: t("staff.col.nextTry"), day: ({ nextTryAt }) => nextTryAt },
  ];
}
