import { chargeFailure, chargeStates, countryOfContract, listCharges } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Failure } from "../Failure.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { stateFilter } from "#parts/tables/Finder.tsx";
import { handledByPage, stateQuery } from "#parts/tables/use-table.ts";
import { when } from "@kautia/locales/format";
import { ListPage } from "./ListPage.tsx";

/** Unpaid premiums and instalments and failed refunds, longest overdue first. */
export function ChargesPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      exported="charges"
      title={t("staff.area.charges")}
      lead={t("staff.chargesLead")}
      empty={t("staff.chargesNone")}
      finder={{
        searchHelp: t("staff.searchPolicies"),
        filters: [stateFilter(t, chargeStates, (state) => t(`staff.charge.${state}`))],
      }}
      load={(query) => api.call(listCharges, stateQuery(chargeStates, query), handledByPage)}
      rowKey={({ id }) => id}
      columns={() => [
        {
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ refId, contractNumber, tenantName }) => (
            <>
              <Link href={`${path("staff-policy", { refId })}?tab=charges`}>{contractNumber}</Link>
              <div className="quiet">{tenantName}</div>
            </>
          ),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: ({ state, nextTryAt }) => (
            <>
              <span>{t(`staff.charge.${state}`)}</span>
              {nextTryAt ? <div className="quiet">{`${t("staff.col.nextTry")}: ${when(text, nextTryAt)}`}</div> : null}
            </>
          ),
        },
        { key: "kind", label: t("staff.col.what"), renderCell: ({ kind }) => t(`staff.charge.${kind}`) },
        {
          key: "amount",
          label: t("staff.col.amount"),
          numeric: true,
          renderCell: ({ contractNumber, amount }) => text.in(countryOfContract(contractNumber)).exactMoney(amount),
        },
        { key: "due", label: t("staff.col.due"), renderCell: ({ dueAt }) => when(text, dueAt) },
        {
          key: "failure",
          label: t("staff.col.failure"),
          renderCell: ({ failureCode, failures }) => (
            <>
              {failureCode ? (
                <Failure text={`staff.failure.${chargeFailure(failureCode)}`} original={failureCode} />
              ) : (
                <span>–</span>
              )}
              {failures > 0 ? <div className="quiet">{`${t("staff.col.failures")}: ${failures}`}</div> : null}
            </>
          ),
        },
      ]}
    />
  );
}
