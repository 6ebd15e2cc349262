import {
  answerWithdrawal,
  closeWithdrawal,
  listUnmatchedWithdrawals,
  matchWithdrawal,
  type StaffWithdrawalRow,
  withdrawalStates,
} from "@kautia/contract";
import { TextArea, TextField } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { type Column, stateFilter } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { TextLink } from "../../parts/links.tsx";
import { FormFold } from "../../parts/FormFold.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { DeclareButton } from "./DeclareLink.tsx";
import { assigneeColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/withdrawals")({ component: WithdrawalsPage });

/** Withdrawals without login that match no contract. */
function WithdrawalsPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listUnmatchedWithdrawals}
      list="withdrawals"
      search={Route.useSearch()}
      title={t("staff.area.withdrawals")}
      below={<AreaTabs of="conversations" />}
      actions={<DeclareButton />}
      searchLabel={t("staff.searchWithdrawals")}
      filters={[stateFilter(text, withdrawalStates, (state) => t(`staff.withdrawal.${state}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      nameOf={({ name, email }) => name ?? email}
      acts={["ASSIGN", "TICK_OFF"]}
      peek={Withdrawal}
      empty={t("staff.withdrawalsNone")}
    />
  );
}

function useColumns(): Column<StaffWithdrawalRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "name", label: t("staff.col.name"), opens: true, cell: ({ name, email }) => name ?? email },
    { id: "email", label: t("staff.email"), cell: ({ email }) => email },
    { id: "contract", label: t("staff.col.contract"), cell: ({ contractNumber }) => contractNumber },
    sinceColumn(text, "declaredAt", "declaredAt"),
    dueColumn(text),
    { id: "state", label: t("staff.state"), cell: ({ state }) => t(`staff.withdrawal.${state}`) },
    assigneeColumn(text),
  ];
}

function Withdrawal({ of: row }: { of: StaffWithdrawalRow }) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{row.name ?? row.email}</h2>
      <Facts
        facts={[
          { label: t("staff.email"), value: row.email },
          { label: t("office.withdrawal.typed"), value: row.contractNumber },
          { label: t("staff.col.since"), value: when(text, row.declaredAt) },
          { label: t("office.withdrawal.written"), value: row.writtenAt && when(text, row.writtenAt) },
          {
            label: t(`staff.withdrawal.${row.state}`),
            value: row.handledAt && `${row.handledBy}, ${when(text, row.handledAt)}`,
          },
          { label: t("staff.col.contract"), value: row.matchedTo },
          { label: t("staff.notice.note"), value: row.note },
        ]}
      />
      <Assignment
        kind="WITHDRAWAL"
        id={row.id}
        assignee={row.assignee}
        dueAt={row.dueAt}
        isOpen={row.state === "OPEN"}
      />
      {row.state === "OPEN" ? (
        <>
          <p>
            <TextLink to="/staff/policies" search={{ search: row.name ?? row.email }}>
              {t("office.withdrawal.find")}
            </TextLink>
          </p>
          <FormFold id="match" title={t("office.withdrawal.match")}>
            <Match id={row.id} />
          </FormFold>
          <FormFold id="write" title={t("office.withdrawal.write")}>
            <Write id={row.id} />
          </FormFold>
          <FormFold id="close" title={t("office.withdrawal.close")}>
            <Close id={row.id} />
          </FormFold>
        </>
      ) : null}
    </>
  );
}

/** A second person approves it, because premiums may be paid back. */
function Match({ id }: { id: string }) {
  const { t } = useText();
  const form = useCallForm({
    call: matchWithdrawal,
    initial: { contractNumber: "", reason: "" },
    request: (body) => ({ params: { id }, body }),
    said: t("office.fourEyes.asked"),
  });
  return (
    <CallFormView form={form} label={t("office.withdrawal.matchGo")}>
      <TextField {...form.bind("contractNumber")} label={t("staff.col.contract")} />
      <TextArea {...form.bind("reason")} label={t("office.withdrawal.reason")} rows={2} />
    </CallFormView>
  );
}

function Write({ id }: { id: string }) {
  const { t } = useText();
  const form = useCallForm({
    call: answerWithdrawal,
    initial: { message: "" },
    request: (body) => ({ params: { id }, body }),
    said: t("office.conversations.sent"),
  });
  return (
    <CallFormView form={form} label={t("office.withdrawal.writeGo")}>
      <TextArea {...form.bind("message")} label={t("office.withdrawal.message")} rows={6} />
    </CallFormView>
  );
}

function Close({ id }: { id: string }) {
  const { t } = useText();
  const form = useCallForm({
    call: closeWithdrawal,
    initial: { note: "" },
    request: (body) => ({ params: { id }, body }),
  });
  return (
    <CallFormView form={form} label={t("office.withdrawal.closeGo")} variant="secondary">
      <TextArea {...form.bind("note")} label={t("staff.notice.note")} rows={3} />
    </CallFormView>
  );
}
