import { listNotices, type NoticeTrouble, settleNotice } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { SettleWithNote } from "../SettleWithNote.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, stateQuery } from "#parts/tables/use-table.ts";
import { ListPage } from "./ListPage.tsx";
import { RefundTransfer } from "./RefundTransfer.tsx";

const troubleTexts: Record<NoticeTrouble, TextKey> = {
  disputed: "staff.trouble.disputed",
  "dispute won": "staff.trouble.disputeWon",
  "dispute lost": "staff.trouble.disputeLost",
  "fraud warning": "staff.trouble.fraud",
  "refund failed": "staff.trouble.refund",
  "refunded by hand": "staff.trouble.byHand",
  "paid after it had failed": "staff.trouble.paid",
  "unexplained movement": "staff.trouble.unexplained",
};

/** Notices from the card provider that need a person, who notes what was done. */
export function NoticesPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const path = useScreenPath();
  const { t } = text;
  return (
    <ListPage
      {...props}
      exported="notices"
      title={t("staff.area.notices")}
      lead={t("staff.noticesLead")}
      empty={t("staff.noticesNone")}
      finder={{
        searchHelp: t("staff.searchNotices"),
        filters: [
          {
            name: "state",
            label: t("staff.state"),
            emptyText: t("staff.notice.OPEN"),
            options: [
              { value: "SETTLED", label: t("staff.notice.SETTLED") },
              { value: "ALL", label: t("staff.all") },
            ],
          },
        ],
      }}
      load={(query) => api.call(listNotices, stateQuery(["SETTLED", "ALL"], query), handledByPage)}
      rowKey={({ country, id }) => `${country} ${id}`}
      columns={(reload) => [
        { key: "when", label: t("staff.col.when"), renderCell: ({ receivedAt }) => when(text, receivedAt) },
        {
          key: "what",
          label: t("staff.col.what"),
          renderCell: ({ trouble, id }) => (
            <>
              <span>{t(troubleTexts[trouble])}</span>
              <code className="quiet staff-file" lang="en" translate="no">
                {id}
              </code>
            </>
          ),
        },
        {
          key: "contract",
          label: t("staff.col.contract"),
          renderCell: ({ refId, contractNumber, tenantName }) =>
            refId ? (
              <>
                <Link href={path("staff-policy", { refId })}>{contractNumber}</Link>
                <div className="quiet">{tenantName}</div>
              </>
            ) : (
              "–"
            ),
        },
        {
          key: "amount",
          label: t("staff.col.amount"),
          numeric: true,
          renderCell: ({ country, amount }) => (amount === null ? "–" : text.in(country).exactMoney(amount)),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: (notice) =>
            notice.settledAt ? (
              <>
                <blockquote className="staff-note">{notice.note}</blockquote>
                <div className="quiet">{`${notice.settledBy}, ${when(text, notice.settledAt)}`}</div>
              </>
            ) : (
              <>
                {notice.refundId ? (
                  <RefundTransfer refundId={notice.refundId} about={notice.id} onRecorded={reload} />
                ) : null}
                <SettleWithNote
                  call={settleNotice}
                  params={{ country: notice.country, id: notice.id }}
                  label="staff.notice.note"
                  go="staff.notice.settle"
                  about={notice.id}
                  onSettled={reload}
                />
              </>
            ),
        },
      ]}
    />
  );
}
