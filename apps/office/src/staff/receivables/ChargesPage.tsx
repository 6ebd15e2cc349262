import { chargeFailure, chargeKinds, chargeStates, countryOfContract, listCharges } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import type { Column } from "../../list/columns.ts";
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
        {
          name: "state",
          label: t("staff.state"),
          options: chargeStates.map((value) => ({ value, label: t(`staff.charge.${value}`) })),
        },
        {
          name: "kind",
          label: t("staff.col.what"),
          options: chargeKinds.map((value) => ({ value, label: t(`staff.charge.${value}`) })),
        },
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.chargesNone")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listCharges>>[] {
  const text = useText();
  const { t, shortDate } = text;
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
    { id: "due", label: t("staff.col.due"), isShort: true, order: "dueAt", cell: ({ dueAt }) => shortDate(dueAt) },
    { id: "state", label: t("staff.state"), cell: ({ state }) => t(`staff.charge.${state}`) },
    { id: "failures", label: t("staff.col.failures"), isNumeric: true, cell: ({ failures }) => failures },
    {
      id: "failure",
      label: t("staff.col.failure"),
      cell: ({ failureCode }) => (failureCode ? t(`staff.failure.${chargeFailure(failureCode)}`) : "–"),
    },
    {
      id: "next",
      label: t("staff.col.nextTry"),
      isShort: true,
      cell: ({ nextTryAt }) => (nextTryAt ? shortDate(nextTryAt) : "–"),
    },
  ];
}
