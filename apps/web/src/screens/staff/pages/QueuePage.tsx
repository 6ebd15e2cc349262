import { assignedFilters, listCases, reviewCauses } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { assignedFilter } from "#parts/tables/Finder.tsx";
import { caseState } from "../case/case-state.ts";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { when } from "@kautia/locales/format";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { assigneeColumn } from "./assignee-column.ts";
import { ListPage } from "./ListPage.tsx";

/** Open cases, oldest first. The filter also finds decided cases and refusals by the rules. */
export function QueuePage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
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
              search: query.get("search"),
              page: query.get("page") ?? undefined,
            },
          },
          handledByPage,
        )
      }
      rowKey={({ refId }) => refId}
      columns={() => [
        {
          key: "tenant",
          label: t("staff.col.tenant"),
          renderCell: ({ refId, tenantName, email }) => (
            <>
              <Link href={path("staff-case", { refId })}>{tenantName || refId}</Link>
              {email ? (
                <div className="quiet">
                  <EmailAddress of={email} />
                </div>
              ) : null}
            </>
          ),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: ({ decidedBy, decidedAt, owed, ...row }) => (
            <>
              <span>{t(caseState(row))}</span>
              {row.cause ? <div className="quiet">{t(`staff.cause.${row.cause}`)}</div> : null}
              {owed > 0 ? <div className="quiet">{`${t("staff.col.owed")}: ${owed}`}</div> : null}
              {decidedAt ? <div className="quiet">{`${decidedBy}, ${when(text, decidedAt)}`}</div> : null}
            </>
          ),
        },
        {
          key: "employment",
          label: t("staff.col.employment"),
          renderCell: ({ country, employmentStatus, grossIncome }) => (
            <>
              <span>{employmentStatus ? t(`choices.employmentStatus.${employmentStatus}`) : "–"}</span>
              {grossIncome === null ? null : (
                <div className="quiet">{t("summary.income", { income: text.in(country).money(grossIncome) })}</div>
              )}
            </>
          ),
        },
        {
          key: "rent",
          label: t("staff.col.rentAndDeposit"),
          numeric: true,
          renderCell: ({ country, coldRentAmount, rentDepositAmount }) => {
            const { money } = text.in(country);
            return (
              <>
                <span>{coldRentAmount === null ? "–" : money(coldRentAmount)}</span>
                {rentDepositAmount === null ? null : (
                  <div className="quiet">{t("summary.deposit", { deposit: money(rentDepositAmount) })}</div>
                )}
              </>
            );
          },
        },
        { key: "since", label: t("staff.col.since"), renderCell: ({ openedAt }) => when(text, openedAt) },
        assigneeColumn(t),
      ]}
    />
  );
}
