import { assignedFilters, listCases, modes, reviewCauses } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "../../../shell/app/app-context.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { assignedFilter } from "../../../parts/tables/Finder.tsx";
import { caseState } from "../case/case-state.ts";
import { byItself, pick } from "../../../parts/tables/use-table.ts";
import { when } from "../../../shell/i18n/when.ts";
import { assigneeColumn } from "./assignee-column.ts";
import { ListPage } from "./ListPage.tsx";

/** Open cases, oldest first. The filter also finds decided cases and refusals by the rules. */
export function QueuePage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, money } = text;
  const path = useScreenPath();
  const amount = (value: number | null) => (value === null ? "–" : money(value, "round"));
  return (
    <ListPage
      {...props}
      exported="cases"
      title={t("staff.area.cases")}
      empty={t("staff.casesNone")}
      finder={{
        searchHelp: t("staff.searchCases"),
        filters: [
          {
            name: "state",
            label: t("staff.state"),
            emptyText: t("staff.cases.open"),
            options: [
              { value: "DECIDED", label: t("staff.cases.decided") },
              { value: "REFUSED", label: t("staff.cases.refused") },
              { value: "ALL", label: t("staff.all") },
            ],
          },
          {
            name: "cause",
            label: t("staff.cause"),
            emptyText: t("staff.all"),
            options: reviewCauses.map((value) => ({ value, label: t(`staff.cause.${value}`) })),
          },
          assignedFilter(t),
          {
            name: "mode",
            label: t("staff.mode"),
            emptyText: t("staff.mode.LIVE"),
            options: [{ value: "TEST", label: t("staff.mode.TEST") }],
          },
        ],
      }}
      load={(query) =>
        api.call(
          listCases,
          {
            query: {
              state: pick(["DECIDED", "REFUSED", "ALL"], query.get("state")),
              assigned: pick(assignedFilters, query.get("assigned")),
              cause: pick(reviewCauses, query.get("cause")),
              mode: pick(modes, query.get("mode")),
              search: query.get("search"),
              page: query.get("page") ?? undefined,
            },
          },
          byItself,
        )
      }
      rowKey={({ refId }) => refId}
      columns={() => [
        {
          key: "tenant",
          label: t("staff.col.tenant"),
          renderCell: ({ refId, tenantName, email, test }) => (
            <>
              <Link href={path("staff-case", { refId })}>{tenantName || refId}</Link>
              <div className="quiet">{email}</div>
              {test ? <div className="quiet">{t("common.test")}</div> : null}
            </>
          ),
        },
        {
          key: "cause",
          label: t("staff.col.cause"),
          renderCell: ({ cause }) => (cause ? t(`staff.cause.${cause}`) : "–"),
        },
        {
          key: "employment",
          label: t("staff.col.employment"),
          renderCell: ({ employmentStatus }) =>
            employmentStatus ? t(`choices.employmentStatus.${employmentStatus}`) : "–",
        },
        {
          key: "income",
          label: t("staff.col.income"),
          numeric: true,
          renderCell: ({ grossIncome }) => amount(grossIncome),
        },
        {
          key: "rent",
          label: t("staff.col.rent"),
          numeric: true,
          renderCell: ({ coldRentAmount }) => amount(coldRentAmount),
        },
        {
          key: "deposit",
          label: t("staff.col.deposit"),
          numeric: true,
          renderCell: ({ rentDepositAmount }) => amount(rentDepositAmount),
        },
        { key: "owed", label: t("staff.col.owed"), numeric: true, renderCell: ({ owed }) => owed },
        { key: "since", label: t("staff.col.since"), renderCell: ({ openedAt }) => when(text, openedAt) },
        assigneeColumn(t),
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: ({ decidedBy, decidedAt, ...row }) => (
            <>
              {t(caseState(row))}
              {decidedAt ? (
                <div className="quiet">
                  {decidedBy}, {when(text, decidedAt)}
                </div>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}
