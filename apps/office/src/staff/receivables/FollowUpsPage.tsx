import {
  addDays,
  countryOfContract,
  staffCountry,
  finishFollowUp,
  followUpKinds,
  followUpOutcomes,
  type FollowUpRow,
  listFollowUps,
} from "@kautia/contract";
import { Link, TextArea } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { DayField, SelectField, useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ContractLink } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/follow-ups")({ component: FollowUpsPage });

function FollowUpsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listFollowUps}
      list="follow-ups"
      search={Route.useSearch()}
      title={t("staff.area.follow-ups")}
      below={<AreaTabs of="receivables" />}
      searchLabel={t("staff.searchPolicies")}
      filters={[choice("kind", t("staff.col.what"), followUpKinds, (value) => t(`staff.followUp.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      nameOf={({ tenantName }) => tenantName}
      acts={["ASSIGN"]}
      peek={FollowUp}
      empty={t("staff.followUps.none")}
    />
  );
}

const countryOf = ({ reasons }: FollowUpRow) => countryOfContract(reasons[0]?.contractNumber ?? "");

function useColumns(): Column<FollowUpRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "tenant", label: t("staff.col.tenant"), opens: true, cell: ({ tenantName }) => tenantName },
    {
      id: "phone",
      label: t("office.phone"),
      isShort: true,
      cell: ({ phone }) => phone && <Link href={`tel:${phone}`}>{phone}</Link>,
    },
    {
      id: "what",
      label: t("staff.col.what"),
      cell: ({ reasons }) => [...new Set(reasons.map(({ kind }) => t(`staff.followUp.${kind}`)))].join(", "),
    },
    {
      id: "amount",
      label: t("staff.col.amount"),
      order: "amount",
      isNumeric: true,
      cell: (row) => text.in(countryOf(row)).exactMoney(row.amount),
    },
    sinceColumn(text, "since", "since"),
    dueColumn(text),
    assigneeColumn(text),
  ];
}

function FollowUp({ of: row }: { of: FollowUpRow }) {
  const text = useText();
  const { t } = text;
  const { exactMoney } = text.in(countryOf(row));
  return (
    <>
      <h2>{row.tenantName}</h2>
      <Facts
        facts={[
          { label: t("office.phone"), value: row.phone && <Link href={`tel:${row.phone}`}>{row.phone}</Link> },
          { label: t("staff.email"), value: row.email },
        ]}
      />
      <ul className="reasons">
        {row.reasons.map(({ id, kind, contractNumber, amount, since, last }) => (
          <li key={id}>
            <strong>{t(`staff.followUp.${kind}`)}</strong>
            {amount === null ? null : <span>{exactMoney(amount)}</span>}
            <ContractLink contractNumber={contractNumber} />
            <span className="quiet">{when(text, since)}</span>
            {last ? (
              <span className="quiet">
                {t("office.followUp.last", {
                  outcome: t(`staff.followUp.outcome.${last.outcome}`),
                  name: last.by,
                  date: when(text, last.at),
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <Assignment kind="FOLLOW_UP" id={row.id} assignee={row.assignee} dueAt={row.dueAt} isOpen={true} />
      <Finish of={row} />
    </>
  );
}

/** How long a follow-up usually rests, in days. */
const usualRest = 7;

function Finish({ of: { id, reasons } }: { of: FollowUpRow }) {
  const { t } = useText();
  const initial: { outcome: (typeof followUpOutcomes)[number]; note: string; returnsOn: string } = {
    outcome: followUpOutcomes[0],
    note: "",
    returnsOn: addDays(useToday(staffCountry), usualRest),
  };
  const form = useCallForm({
    call: finishFollowUp,
    initial,
    request: ({ returnsOn, ...typed }) => ({
      params: { id },
      body: { ...typed, reasons: reasons.map((reason) => reason.id), returnsOn: returnsOn || null },
    }),
    said: t("office.followUp.done"),
  });
  return (
    <CallFormView form={form} label={t("staff.followUps.go")}>
      <SelectField
        {...form.bind("outcome")}
        label={t("staff.followUps.note")}
        of={followUpOutcomes}
        textOf={(value) => t(`staff.followUp.outcome.${value}`)}
      />
      <TextArea {...form.bind("note")} label={t("office.followUp.note")} rows={3} />
      <DayField
        {...form.bind("returnsOn")}
        label={t("office.followUp.returnsOn")}
        help={t("office.followUp.returnsHelp")}
      />
    </CallFormView>
  );
}
