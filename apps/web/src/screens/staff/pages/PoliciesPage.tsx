import { listStaffPolicies, policyStatuses } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { ListPage } from "./ListPage.tsx";

/** All policies, newest first. */
export function PoliciesPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, shortDate } = text;
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
        ],
      }}
      load={(query) =>
        api.call(
          listStaffPolicies,
          {
            query: {
              status: pick(policyStatuses, query.get("status")),
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
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ refId, contractNumber, signedAt }) => (
            <>
              <Link href={path("staff-policy", { refId })}>{contractNumber}</Link>
              <div className="quiet">{t("staff.signedOn", { date: shortDate(signedAt) })}</div>
            </>
          ),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: ({ status, insuranceStart, kept }) => (
            <>
              <span>{t(`staff.policy.${status}`)}</span>
              <div className="quiet">{`${t("staff.col.start")}: ${shortDate(insuranceStart)}`}</div>
              {kept.map((part) => (
                <div key={part.class} className="quiet">
                  {`${t("staff.col.kept")} ${shortDate(part.until)} (${t(`staff.kept.${part.class}`)})`}
                </div>
              ))}
            </>
          ),
        },
        {
          key: "tenant",
          label: t("staff.col.tenant"),
          renderCell: ({ tenantName, tenantEmail }) => (
            <>
              <span>{tenantName}</span>
              <div className="quiet">
                <EmailAddress of={tenantEmail} />
              </div>
            </>
          ),
        },
        {
          key: "home",
          label: t("staff.col.homeAndLandlord"),
          wide: true,
          renderCell: ({ fullAddress, landlordName }) => (
            <>
              <span>{keepAddressTogether(fullAddress)}</span>
              <div className="quiet">{landlordName}</div>
            </>
          ),
        },
        {
          key: "amounts",
          label: t("staff.col.depositAndPremium"),
          numeric: true,
          renderCell: ({ country, depositAmount, premiumAmount, paymentPeriod }) => {
            const { money, exactMoney } = text.in(country);
            return (
              <>
                <span>{money(depositAmount)}</span>
                <div className="quiet">
                  {`${exactMoney(premiumAmount)} ${t(paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth")}`}
                </div>
              </>
            );
          },
        },
      ]}
    />
  );
}
