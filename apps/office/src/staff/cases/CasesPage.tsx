import { listCases, reviewCauses } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { Status } from "../../parts/Status.tsx";
import { caseAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/cases")({ component: CasesPage });

/** Applications that wait for a person, were decided by one, or were refused by the rules. */
function CasesPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listCases}
      list="cases"
      search={Route.useSearch()}
      acts={["ASSIGN"]}
      nameOf={({ tenantName }) => tenantName}
      title={t("staff.area.cases")}
      searchLabel={t("staff.searchCases")}
      filters={[
        choice(
          "state",
          t("staff.state"),
          ["TENANT", "DECIDED", "REFUSED", "ALL"] as const,
          (value) => t(`office.cases.${value}`),
          t("staff.cases.open"),
        ),
        choice("cause", t("staff.cause"), reviewCauses, (value) => t(`staff.cause.${value}`)),
      ]}
      columns={useColumns()}
      rowId={({ refId }) => refId}
      empty={t("staff.casesNone")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listCases>>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "tenant",
      label: t("staff.col.tenant"),
      cell: ({ tenantName }) => tenantName || "–",
      to: ({ refId }) => caseAt(refId),
    },
    dueColumn(text),
    { id: "cause", label: t("staff.col.cause"), cell: ({ cause }) => cause && t(`staff.cause.${cause}`) },
    {
      id: "income",
      label: t("staff.col.income"),
      isNumeric: true,
      cell: ({ country, grossIncome }) => (grossIncome === null ? null : text.in(country).money(grossIncome)),
    },
    {
      id: "rent",
      label: t("staff.col.rent"),
      isNumeric: true,
      cell: ({ country, coldRentAmount }) => (coldRentAmount === null ? null : text.in(country).money(coldRentAmount)),
    },
    {
      id: "deposit",
      label: t("staff.col.deposit"),
      isNumeric: true,
      cell: ({ country, rentDepositAmount }) =>
        rentDepositAmount === null ? null : text.in(country).money(rentDepositAmount),
    },
    assigneeColumn(text),
    sinceColumn(text, "openedAt", "openedAt"),
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ outcome, owed, pending, cause }) => {
        if (pending) return <Status tone="caution">{t("office.work.deciding")}</Status>;
        if (outcome === "MANUAL_REVIEW")
          return <Status>{t(owed > 0 ? "office.cases.TENANT" : "staff.cases.open")}</Status>;
        return <Status>{t(cause === null ? "staff.cases.refused" : `staff.outcome.${outcome}`)}</Status>;
      },
    },
  ];
}
