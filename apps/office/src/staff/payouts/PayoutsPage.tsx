import { listPayouts, payoutKinds, payoutStates, type StaffPayoutRow } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";
import { RecordTransfer } from "./RecordTransfer.tsx";

export const Route = createLazyRoute("/staff/payouts")({ component: PayoutsPage });

/** What the insurer transfers by bank to landlords and tenants, with what belongs on each transfer. */
function PayoutsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listPayouts}
      search={Route.useSearch()}
      title={t("office.payouts")}
      searchLabel={t("office.payouts.search")}
      filters={[
        choice("state", t("staff.state"), payoutStates, (value) => t(`staff.payout.${value}`)),
        choice("kind", t("staff.col.what"), payoutKinds, (value) => t(`staff.payout.kind.${value}`)),
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("office.payouts.none")}
    />
  );
}

const tones: Record<StaffPayoutRow["state"], StatusTone> = {
  READY: "caution",
  NO_ACCOUNT: "neutral",
  APPROVAL: "caution",
  IN_FILE: "neutral",
  ON_HOLD: "caution",
  PAID: "good",
};

function useColumns(): Column<StaffPayoutRow>[] {
  const text = useText();
  const { t, shortDate } = text;
  return [
    contractColumn(text),
    { id: "kind", label: t("staff.col.what"), cell: ({ kind }) => t(`staff.payout.kind.${kind}`) },
    { id: "payee", label: t("office.payouts.payee"), cell: ({ payee }) => payee },
    { id: "iban", label: t("office.payouts.iban"), isShort: true, cell: ({ iban }) => iban },
    amountColumn(text),
    { id: "reference", label: t("staff.payout.reference"), cell: ({ reference }) => reference },
    { id: "since", label: t("staff.col.since"), day: ({ since }) => since },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state, paidOn, askedBy }) => (
        <Status tone={tones[state]}>
          {[t(`staff.payout.${state}`), paidOn && shortDate(paidOn), askedBy?.name].filter(Boolean).join(", ")}
        </Status>
      ),
    },
    {
      id: "act",
      label: t("staff.col.act"),
      isShort: true,
      cell: (row) => row.state === "READY" && <RecordTransfer of={row} />,
    },
  ];
}
