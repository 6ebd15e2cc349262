import { fileClaim, type FilingRow, filingStates, listFilings } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { DayField, useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ContractLink } from "../places.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";
import { AreaTabs } from "../AreaTabs.tsx";

export const Route = createLazyRoute("/staff/filings")({ component: FilingsPage });

/** What insolvent tenants owe us, to be claimed from their administrators. */
function FilingsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listFilings}
      search={Route.useSearch()}
      title={t("office.filings")}
      below={<AreaTabs of="receivables" />}
      filters={[choice("state", t("staff.state"), filingStates, (value) => t(`office.filing.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      nameOf={({ tenantName }) => tenantName}
      peek={Filing}
      empty={t("office.filings.none")}
    />
  );
}

function useColumns(): Column<FilingRow>[] {
  const text = useText();
  const { t, shortDate } = text;
  return [
    { id: "tenant", label: t("staff.col.tenant"), opens: true, cell: ({ tenantName }) => tenantName },
    contractColumn(text),
    { id: "opened", label: t("office.filing.openedOn"), day: ({ openedOn }) => openedOn },
    { id: "administrator", label: t("office.filing.administrator"), cell: ({ administrator }) => administrator },
    amountColumn(text),
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state, filed }) => (
        <Status tone={state === "OPEN" ? "caution" : "neutral"}>
          {[t(`office.filing.${state}`), state === "FILED" && filed && shortDate(filed.on)].filter(Boolean).join(", ")}
        </Status>
      ),
    },
  ];
}

function Filing({ of: row }: { of: FilingRow }) {
  const text = useText();
  const { t, date } = text;
  const { exactMoney } = text.in(row.country);
  return (
    <>
      <h2>{row.tenantName}</h2>
      <Facts
        facts={[
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("office.filing.openedOn"), value: date(row.openedOn) },
          { label: t("office.filing.administrator"), value: row.administrator },
          { label: t("office.event.note.TENANT_INSOLVENT"), value: row.note },
          { label: t("office.filing.premiums"), value: row.premiums > 0 && exactMoney(row.premiums) },
          {
            label: t("office.filing.payouts"),
            value:
              row.payouts > 0 &&
              [exactMoney(row.payouts), row.paidOutOn && date(row.paidOutOn)].filter(Boolean).join(", "),
          },
          { label: t("staff.col.amount"), value: exactMoney(row.amount) },
          {
            label: t("office.filing.FILED"),
            value: row.filed && `${exactMoney(row.filed.amount)}, ${date(row.filed.on)}, ${row.filed.by}`,
          },
        ]}
      />
      {row.state === "OPEN" ? <Filed key={row.id} of={row} /> : null}
    </>
  );
}

function Filed({ of: { id, amount, country } }: { of: FilingRow }) {
  const { t } = useText();
  const form = useCallForm({
    call: fileClaim,
    initial: { filedOn: useToday(country) },
    request: (values) => ({ params: { id }, body: { amount, ...values } }),
    said: t("office.filing.done"),
  });
  return (
    <CallFormView form={form} label={t("office.filing.go")}>
      <DayField {...form.bind("filedOn")} label={t("office.filing.filedOn")} />
    </CallFormView>
  );
}
