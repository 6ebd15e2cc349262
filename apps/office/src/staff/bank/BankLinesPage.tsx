import { type BankLineRow, bankLineStates, listBankLines } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { countryFilter } from "../../list/country-filter.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";
import { ReadStatement } from "./ReadStatement.tsx";
import { SettleLine } from "./SettleLine.tsx";

export const Route = createLazyRoute("/staff/bank")({ component: BankLinesPage });

/** The payments on the statements of our bank, and what they are. */
function BankLinesPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listBankLines}
      search={Route.useSearch()}
      title={t("office.bankLines")}
      below={<ReadStatement />}
      filters={[
        choice("state", t("staff.state"), bankLineStates, (value) => t(`office.bankLines.state.${value}`)),
        countryFilter(text),
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("office.bankLines.none")}
    />
  );
}

const tones: Record<BankLineRow["state"], StatusTone> = { OPEN: "caution", FOUND: "good", SETTLED: "good" };

function useColumns(): Column<BankLineRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "on", label: t("staff.col.valueDay"), day: ({ bookedOn }) => bookedOn },
    { id: "name", label: t("office.bankLines.name"), cell: ({ name }) => name },
    {
      id: "text",
      label: t("office.bankLines.text"),
      cell: ({ text: written, isReturn }) =>
        [isReturn && t("office.bankLines.returned"), written].filter(Boolean).join(": "),
    },
    contractColumn(text),
    amountColumn(text),
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state, event, settledBy, note }) => (
        <>
          <Status tone={tones[state]}>
            {event === null ? t(`office.bankLines.state.${state}`) : t(`staff.ledger.${event}`)}
          </Status>
          {note === null ? null : <p className="quiet">{`${settledBy ?? ""}: ${note}`}</p>}
        </>
      ),
    },
    { id: "act", label: t("staff.col.act"), cell: (row) => row.state === "OPEN" && <SettleLine of={row} /> },
  ];
}
