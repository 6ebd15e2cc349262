import { listNotices, type NoticeTrouble, settleNotice, type StaffNoticeRow } from "@kautia/contract";
import { Button, TextArea, VisuallyHidden } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { useApp } from "../../../shell/app/app-context.ts";
import { Form } from "../../../form/Form.tsx";
import { FormActions } from "../../../form/FormActions.tsx";
import { useForm } from "../../../form/use-form.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { when } from "../../../shell/i18n/when.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, stateQuery } from "../use-table.ts";
import { ListPage } from "./ListPage.tsx";

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
  const { t, money } = text;
  return (
    <ListPage
      {...props}
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
      load={(query) => api.call(listNotices, stateQuery(["SETTLED", "ALL"], query), byItself)}
      rowKey={({ country, id }) => `${country} ${id}`}
      columns={(reload) => [
        { key: "when", label: t("staff.col.when"), renderCell: ({ receivedAt }) => when(text, receivedAt) },
        {
          key: "what",
          label: t("staff.col.what"),
          renderCell: ({ trouble, id }) => (
            <>
              {t(troubleTexts[trouble])}
              <code className="quiet staff-file" lang="en" translate="no">
                {id}
              </code>
            </>
          ),
        },
        {
          key: "contract",
          label: t("staff.col.contract"),
          renderCell: ({ contractNumber, tenantName }) =>
            contractNumber ? (
              <>
                {contractNumber}
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
          renderCell: ({ amount }) => (amount === null ? "–" : money(amount)),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: (notice) =>
            notice.settledAt ? (
              <>
                <blockquote className="staff-note">{notice.note}</blockquote>
                <div className="quiet">
                  {notice.settledBy}, {when(text, notice.settledAt)}
                </div>
              </>
            ) : (
              <Settle notice={notice} onSettled={reload} />
            ),
        },
      ]}
    />
  );
}

/** Settles a notice with a note on what was done. */
function Settle({ notice: { country, id }, onSettled }: { notice: StaffNoticeRow; onSettled: () => void }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const form = useForm({
    id: "staff-notice",
    call: settleNotice,
    params: { country, id },
    secret: true,
    initial: { note: "" },
    labels: { note: "staff.notice.note" },
    body: ({ note }) => ({ note }),
    handBack: [401, 404],
    onSaved: onSettled,
  });
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("staff.notice.settle")}
        <VisuallyHidden> {id}</VisuallyHidden>
      </Button>
    );
  return (
    <Form form={form}>
      <TextArea {...form.bind("note")} rows={3} />
      <FormActions form={form} label={t("staff.notice.settle")} />
    </Form>
  );
}
