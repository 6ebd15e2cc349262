import { countryOfContract, listGuarantees, policyStatuses } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { ListPage } from "../ListPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

// IN_FORCE also finds PAST_DUE, because the landlord's side must not learn of an unpaid premium.
const filters = policyStatuses
  .filter((status) => status !== "PAST_DUE")
  .map((status) => (status === "ACTIVE" ? ("IN_FORCE" as const) : status));

/** The guarantees for the partner's rentals. */
export function GuaranteesPage(props: PartnerPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, shortDate } = text;
  const path = useScreenPath();
  const options = filters.map((value) => ({ value, label: t(`manager.guarantee.${value}`) }));
  return (
    <ListPage
      {...props}
      list="guarantees"
      title={t("manager.tab.guarantees")}
      lead={t("manager.guarantees.lead")}
      empty={t("manager.guarantees.none")}
      finder={{
        searchHelp: t("manager.guarantees.search"),
        filters: [{ name: "status", label: t("manager.col.state"), emptyText: t("staff.all"), options }],
      }}
      load={async (query) => {
        const [search, after] = [query.get("search"), query.get("after")];
        const request = { query: { status: pick(filters, query.get("status")), search, after } };
        const result = await api.call(listGuarantees, request, handledByPage);
        return result.ok ? { ok: true, answer: { rows: result.answer.guarantees, next: result.answer.next } } : result;
      }}
      rowKey={({ refId }) => refId}
      columns={() => [
        {
          key: "contract",
          label: t("manager.col.contract"),
          whole: true,
          renderCell: ({ refId, contractNumber }) => (
            <Link standalone href={`${path("partner-area", { area: "guarantees" })}?id=${refId}`}>
              {contractNumber}
            </Link>
          ),
        },
        { key: "reference", label: t("manager.col.reference"), renderCell: ({ reference }) => reference ?? "–" },
        { key: "tenant", label: t("manager.col.tenant"), renderCell: ({ tenantName }) => tenantName },
        {
          key: "home",
          label: t("manager.col.address"),
          wide: true,
          renderCell: ({ fullAddress }) => keepAddressTogether(fullAddress),
        },
        {
          key: "deposit",
          label: t("manager.col.deposit"),
          numeric: true,
          renderCell: ({ contractNumber, depositAmount }) =>
            text.in(countryOfContract(contractNumber)).money(depositAmount),
        },
        {
          key: "start",
          label: t("manager.col.start"),
          renderCell: ({ insuranceStart }) => shortDate(insuranceStart),
        },
        { key: "state", label: t("manager.col.state"), renderCell: ({ status }) => t(`manager.guarantee.${status}`) },
      ]}
    />
  );
}
