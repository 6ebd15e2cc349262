import { listNotices, type NoticeTrouble, settleNotice, type StaffNoticeRow } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { type Column, stateFilter } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { PlaceLink } from "../../parts/links.tsx";
import { ContractLink, listAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { amountColumn, assigneeColumn, contractColumn, dueColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/notices")({ component: NoticesPage });

const troubles: Record<NoticeTrouble, TextKey> = {
  disputed: "staff.trouble.disputed",
  "dispute won": "staff.trouble.disputeWon",
  "dispute lost": "staff.trouble.disputeLost",
  "fraud warning": "staff.trouble.fraud",
  "refund failed": "staff.trouble.refund",
  "refunded by hand": "staff.trouble.byHand",
  "paid after it had failed": "staff.trouble.paid",
  "unexplained movement": "staff.trouble.unexplained",
};

/** Trouble that the card provider reports and that needs a person. */
function NoticesPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listNotices}
      list="notices"
      search={Route.useSearch()}
      title={t("staff.area.notices")}
      below={<AreaTabs of="receivables" />}
      searchLabel={t("staff.searchNotices")}
      filters={[stateFilter(text, ["OPEN", "SETTLED"], (state) => t(`staff.notice.${state}`))]}
      columns={useColumns()}
      rowId={({ country, id }) => `${country}:${id}`}
      nameOf={({ id }) => id}
      acts={["ASSIGN", "TICK_OFF"]}
      peek={Notice}
      empty={t("staff.noticesNone")}
    />
  );
}

function useColumns(): Column<StaffNoticeRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "what", label: t("staff.col.what"), opens: true, cell: ({ trouble }) => t(troubles[trouble]) },
    contractColumn(text),
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    amountColumn(text),
    { id: "when", label: t("staff.col.when"), order: "receivedAt", day: ({ receivedAt }) => receivedAt },
    dueColumn(text),
    assigneeColumn(text),
  ];
}

function Notice({ of: row }: { of: StaffNoticeRow }) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{t(troubles[row.trouble])}</h2>
      <Facts
        facts={[
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("staff.col.tenant"), value: row.tenantName },
          {
            label: t("staff.col.amount"),
            value: row.amount === null ? null : text.in(row.country).exactMoney(row.amount),
          },
          { label: t("staff.col.when"), value: when(text, row.receivedAt) },
          { label: t("staff.export.provider"), value: <code translate="no">{row.id}</code> },
          {
            label: t("staff.notice.SETTLED"),
            value: row.settledAt && `${row.settledBy}, ${when(text, row.settledAt)}`,
          },
          { label: t("staff.notice.note"), value: row.note },
        ]}
      />
      {row.refundId && !row.settledAt ? (
        <p>
          <PlaceLink to={listAt("payouts", row.contractNumber)}>{t("office.notice.transfer")}</PlaceLink>
        </p>
      ) : null}
      <Assignment
        kind="NOTICE"
        id={`${row.country}:${row.id}`}
        assignee={row.assignee}
        dueAt={row.dueAt}
        isOpen={row.settledAt === null}
      />
      {row.settledAt ? null : <Settle of={row} />}
    </>
  );
}

function Settle({ of: { country, id } }: { of: StaffNoticeRow }) {
  const { t } = useText();
  const form = useCallForm({
    call: settleNotice,
    initial: { note: "" },
    request: (body) => ({ params: { country, id }, body }),
  });
  return (
    <CallFormView form={form} label={t("staff.notice.settle")}>
      <TextArea {...form.bind("note")} label={t("staff.notice.note")} rows={3} />
    </CallFormView>
  );
}
