import { listStaffDeliveries, resendStaffDelivery, type StaffDeliveryRow } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../../shell/app/app-context.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { when } from "../../../shell/i18n/when.ts";
import { PagedTable } from "../PagedTable.tsx";
import { byItself } from "../../../parts/tables/use-table.ts";

/** What partners' webhooks have not taken, which can be sent again. */
export function DeliveriesTable({ onGone }: { onGone: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{t("staff.webhooks.title")}</h2>
      <PagedTable
        caption={t("staff.webhooks.title")}
        empty={t("staff.webhooks.none")}
        load={(page) => api.call(listStaffDeliveries, { query: { page } }, byItself)}
        onGone={onGone}
        rowKey={({ webhookId, eventId }) => `${webhookId} ${eventId}`}
        columns={[
          {
            key: "to",
            label: t("staff.col.to"),
            renderCell: ({ partnerName, url }) => (
              <>
                {partnerName}
                <div className="quiet">{url}</div>
              </>
            ),
          },
          {
            key: "what",
            label: t("staff.col.what"),
            renderCell: ({ type, refId }) => (
              <>
                <span lang="en" translate="no">
                  {type}
                </span>
                <div className="quiet">{refId}</div>
              </>
            ),
          },
          { key: "when", label: t("staff.col.when"), renderCell: ({ happenedAt }) => when(text, happenedAt) },
          { key: "tries", label: t("staff.col.tries"), numeric: true, renderCell: ({ attempts }) => attempts },
          { key: "answer", label: t("staff.col.answer"), renderCell: (row) => <LastAnswer {...row} /> },
          { key: "state", label: t("staff.col.state"), renderCell: (row) => <State {...row} /> },
          { key: "act", label: t("staff.col.act"), renderCell: (row) => <Again row={row} onGone={onGone} /> },
        ]}
      />
    </>
  );
}

function LastAnswer({ lastStatus, lastError }: StaffDeliveryRow) {
  const { t } = useText();
  return lastError ? t(`staff.webhook.${lastError}`) : (lastStatus ?? "–");
}

function State({ status, offBecause }: StaffDeliveryRow) {
  const { t } = useText();
  return (
    <>
      {t(`staff.webhook.${status}`)}
      {offBecause ? <div className="quiet">{t(`staff.webhook.${offBecause}`)}</div> : null}
    </>
  );
}

/** The button of a row, replaced by what came of it. Only the partner can switch a webhook on. */
function Again({ row, onGone }: { row: StaffDeliveryRow; onGone: () => void }) {
  const { api } = useApp();
  const { t } = useText();
  const [message, setMessage] = useState("");
  const { webhookId, eventId, partnerName, offBecause } = row;
  async function resend(): Promise<void> {
    const result = await api.call(resendStaffDelivery, { params: { webhookId, eventId } }, byItself);
    if (result.ok) setMessage(t("staff.mail.done"));
    else if (result.problem?.status === 401) onGone();
    else setMessage(t(result.problem ? `errors.${result.problem.errorCode}` : "form.offlineTitle"));
  }
  if (offBecause) return "–";
  return (
    <>
      {message ? null : (
        <Button variant="secondary" onClick={resend}>
          {t("staff.mail.again")}
          <VisuallyHidden> {t("staff.mail.againFor", { to: partnerName })}</VisuallyHidden>
        </Button>
      )}
      <span role="status">{message}</span>
    </>
  );
}
