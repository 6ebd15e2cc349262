import { type CallAnswer, claimStates, countryOfContract, listPartnerClaims } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { contractColumn, homeColumn, referenceColumn } from "../columns.ts";
import { PartnerList } from "../PartnerList.tsx";

export const Route = createLazyRoute("/partner/claims")({ component: ClaimsPage });

const tones: Record<(typeof claimStates)[number], StatusTone> = {
  OBJECTION: "neutral",
  OPEN: "caution",
  GRANTED: "good",
  PAID: "good",
  REFUSED: "bad",
};

function ClaimsPage() {
  const { t } = useText();
  return (
    <PartnerList
      call={listPartnerClaims}
      search={Route.useSearch()}
      list="claims"
      rowsOf={({ claims }) => claims}
      rowId={({ id }) => id}
      title={t("partners.tab.claims")}
      lead={t("partners.claims.lead")}
      searchLabel={t("partners.claims.search")}
      filters={[choice("state", t("partners.col.state"), claimStates, (value) => t(`partners.claim.${value}`))]}
      columns={useColumns()}
      empty={t("partners.claims.none")}
    />
  );
}

type Row = CallAnswer<typeof listPartnerClaims>["claims"][number];

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  const money = ({ contractNumber }: Row, amount: number) => text.in(countryOfContract(contractNumber)).money(amount);
  return [
    contractColumn(text),
    {
      id: "state",
      label: t("partners.col.state"),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`partners.claim.${state}`)}</Status>,
    },
    referenceColumn(text),
    { id: "tenant", label: t("partners.col.tenant"), cell: ({ tenantName }) => tenantName },
    homeColumn(text),
    { id: "amount", label: t("partners.col.amount"), isNumeric: true, cell: (row) => money(row, row.amount) },
    {
      id: "granted",
      label: t("partners.col.granted"),
      isNumeric: true,
      cell: (row) => (row.granted === null ? null : money(row, row.granted)),
    },
    { id: "reported", label: t("partners.col.reported"), day: ({ reportedAt }) => reportedAt },
  ];
}
