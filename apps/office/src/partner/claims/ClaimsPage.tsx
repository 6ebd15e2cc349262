import { type CallAnswer, claimStates, countryOfContract, listPartnerClaims } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Column } from "../../list/columns.ts";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerList } from "../PartnerList.tsx";

export const Route = createLazyRoute("/partner/claims")({ component: ClaimsPage });

const tones: Record<(typeof claimStates)[number], StatusTone> = {
  OBJECTION: "neutral",
  OPEN: "caution",
  GRANTED: "good",
  PAID: "good",
  REFUSED: "bad",
};

/** The claims under the partner's guarantees. */
function ClaimsPage() {
  const { t } = useText();
  return (
    <PartnerList
      call={listPartnerClaims}
      search={Route.useSearch()}
      list="claims"
      rowsOf={({ claims }) => claims}
      rowId={({ id }) => id}
      title={t("manager.tab.claims")}
      lead={t("manager.claims.lead")}
      searchLabel={t("manager.claims.search")}
      filters={[
        {
          name: "state",
          label: t("manager.col.state"),
          options: claimStates.map((value) => ({ value, label: t(`manager.claim.${value}`) })),
        },
      ]}
      columns={useColumns()}
      empty={t("manager.claims.none")}
    />
  );
}

type Row = CallAnswer<typeof listPartnerClaims>["claims"][number];

function useColumns(): Column<Row>[] {
  const text = useText();
  return useMemo(() => {
    const { t, shortDate } = text;
    const money = ({ contractNumber }: Row, amount: number) => text.in(countryOfContract(contractNumber)).money(amount);
    return [
      {
        id: "contract",
        label: t("manager.col.contract"),
        cell: ({ refId, contractNumber }) => (
          <Link to="/partner/guarantees/$refId" params={{ refId }} className="k-link">
            {contractNumber}
          </Link>
        ),
      },
      {
        id: "state",
        label: t("manager.col.state"),
        cell: ({ state }) => <Status tone={tones[state]}>{t(`manager.claim.${state}`)}</Status>,
      },
      { id: "reference", label: t("manager.col.reference"), cell: ({ reference }) => reference ?? "–" },
      { id: "tenant", label: t("manager.col.tenant"), cell: ({ tenantName }) => tenantName },
      { id: "home", label: t("manager.col.address"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
      { id: "amount", label: t("manager.col.amount"), isNumeric: true, cell: (row) => money(row, row.amount) },
      {
        id: "granted",
        label: t("manager.col.granted"),
        isNumeric: true,
        cell: (row) => (row.granted === null ? "–" : money(row, row.granted)),
      },
      {
        id: "reported",
        label: t("manager.col.reported"),
        isShort: true,
        cell: ({ reportedAt }) => shortDate(reportedAt),
      },
    ];
  }, [text]);
}
