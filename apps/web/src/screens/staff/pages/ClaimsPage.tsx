import { claimStates, countryOfContract, listStaffClaims, type StaffClaimRow } from "@kautia/contract";
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

/** Claims of landlords; those that wait for a decision come first. */
export function ClaimsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      exported="claims"
      title={t("staff.area.claims")}
      lead={t("staff.claimsLead")}
      empty={t("staff.claimsNone")}
      finder={{
        searchHelp: t("staff.searchPolicies"),
        filters: [stateFilter(t, claimStates, (state) => t(`staff.claim.${state}`)), assignedFilter(t)],
      }}
      load={(query) => api.call(listStaffClaims, workQuery(claimStates, query), handledByPage)}
      rowKey={({ id }) => id}
      columns={() => [
        {
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ id, contractNumber }) => (
            <Link standalone href={path("staff-claim", { claimId: id })}>
              {contractNumber}
            </Link>
          ),
        },
        { key: "parties", label: t("staff.col.parties"), renderCell: (row) => <Parties {...row} /> },
        {
          key: "amount",
          label: t("staff.col.amount"),
          numeric: true,
          renderCell: ({ contractNumber, amount }) => text.in(countryOfContract(contractNumber)).exactMoney(amount),
        },
        { key: "since", label: t("staff.col.since"), renderCell: ({ reportedAt }) => when(text, reportedAt) },
        assigneeColumn(t),
        { key: "state", label: t("staff.col.state"), renderCell: (claim) => <State claim={claim} /> },
      ]}
    />
  );
}

function State({ claim }: { claim: StaffClaimRow }) {
  const text = useText().in(countryOfContract(claim.contractNumber));
  const { t, exactMoney, date } = text;
  const { state, objected, objectUntil, outcome, granted, decidedAt, decidedBy, paidOn } = claim;
  if (state === "OBJECTION" && !objected)
    return <span>{t("staff.claim.objectUntil", { date: date(objectUntil) })}</span>;
  if (outcome === null || decidedAt === null)
    return (
      <>
        <span>{t(`staff.claim.${state}`)}</span>
        <div className="quiet">
          {objected ? t("staff.claim.objected") : t("staff.claim.notObjected", { date: date(objectUntil) })}
        </div>
      </>
    );
  return (
    <>
      <span>{`${t(`staff.claim.${state}`)}${granted ? `, ${exactMoney(granted)}` : ""}`}</span>
      <div className="quiet">
        {paidOn ? t("staff.claim.paidOn", { date: date(paidOn) }) : `${decidedBy}, ${when(text, decidedAt)}`}
      </div>
    </>
  );
}
