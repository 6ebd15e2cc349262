import { listStaffPolicies, modes, policyStatuses } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../../shell/app/app-context.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, pick } from "../../../parts/tables/use-table.ts";
import { when } from "../../../shell/i18n/when.ts";
import { ListPage } from "./ListPage.tsx";

/** All policies, newest first. */
export function PoliciesPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, money, shortDate } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      exported="policies"
      title={t("staff.area.policies")}
      finder={{
        searchHelp: t("staff.searchPolicies"),
        filters: [
          {
            name: "status",
            label: t("staff.state"),
            emptyText: t("staff.all"),
            options: policyStatuses.map((value) => ({ value, label: t(`staff.policy.${value}`) })),
          },
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
          listStaffPolicies,
          {
            query: {
              status: pick(policyStatuses, query.get("status")),
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
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ refId, contractNumber, test }) => (
            <>
              <Link standalone href={path("staff-policy", { refId })}>
                {contractNumber}
              </Link>
              {test ? <div className="quiet">{t("common.test")}</div> : null}
            </>
          ),
        },
        {
          key: "tenant",
          label: t("staff.col.tenant"),
          renderCell: ({ tenantName, tenantEmail }) => (
            <>
              {tenantName}
              <div className="quiet">{tenantEmail}</div>
            </>
          ),
        },
        {
          key: "home",
          label: t("staff.col.home"),
          wide: true,
          renderCell: ({ fullAddress }) => keepAddressTogether(fullAddress),
        },
        { key: "landlord", label: t("staff.col.landlord"), renderCell: ({ landlordName }) => landlordName ?? "–" },
        {
          key: "deposit",
          label: t("staff.col.deposit"),
          numeric: true,
          renderCell: ({ depositAmount }) => money(depositAmount, "round"),
        },
        {
          key: "premium",
          label: t("staff.col.premium"),
          numeric: true,
          renderCell: ({ premiumAmount, paymentPeriod }) => (
            <>
              {money(premiumAmount)}
              <div className="quiet">{t(paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth")}</div>
            </>
          ),
        },
        { key: "start", label: t("staff.col.start"), renderCell: ({ insuranceStart }) => shortDate(insuranceStart) },
        { key: "signed", label: t("staff.col.signed"), renderCell: ({ signedAt }) => when(text, signedAt) },
        {
          key: "kept",
          label: t("staff.col.kept"),
          renderCell: ({ kept }) =>
            kept.map((part) => (
              <div key={part.class}>{`${t(`staff.kept.${part.class}`)}: ${shortDate(part.until)}`}</div>
            )),
        },
        { key: "state", label: t("staff.col.state"), renderCell: ({ status }) => t(`staff.policy.${status}`) },
      ]}
    />
  );
}
