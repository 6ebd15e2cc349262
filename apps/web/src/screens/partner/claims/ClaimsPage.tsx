import { claimStates, countryOfContract, listPartnerClaims } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { stateFilter } from "#parts/tables/Finder.tsx";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { ListPage } from "../ListPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** The claims under the partner's guarantees. */
export function ClaimsPage(props: PartnerPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t, shortDate } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      list="claims"
      title={t("manager.tab.claims")}
      lead={t("manager.claims.lead")}
      empty={t("manager.claims.none")}
      finder={{
        searchHelp: t("manager.claims.search"),
        filters: [stateFilter(t, claimStates, (state) => t(`manager.claim.${state}`))],
      }}
      load={async (query) => {
        const [search, after] = [query.get("search"), query.get("after")];
        const request = { query: { state: pick(claimStates, query.get("state")), search, after } };
        const result = await api.call(listPartnerClaims, request, handledByPage);
        return result.ok ? { ok: true, answer: { rows: result.answer.claims, next: result.answer.next } } : result;
      }}
      rowKey={({ id }) => id}
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
          key: "amount",
          label: t("manager.col.amount"),
          numeric: true,
          renderCell: ({ contractNumber, amount }) => text.in(countryOfContract(contractNumber)).money(amount),
        },
        {
          key: "reported",
          label: t("manager.col.reported"),
          renderCell: ({ reportedAt }) => shortDate(reportedAt),
        },
        { key: "state", label: t("manager.col.state"), renderCell: ({ state }) => t(`manager.claim.${state}`) },
        {
          key: "granted",
          label: t("manager.col.granted"),
          numeric: true,
          renderCell: ({ contractNumber, granted }) =>
            granted === null ? "–" : text.in(countryOfContract(contractNumber)).money(granted),
        },
      ]}
    />
  );
}
