import { listStaffDeliveries, resendStaffDelivery, type StaffDeliveryRow } from "@kautia/contract";
import { useApp } from "#shell/app/app-context.ts";
import { when } from "@kautia/locales/format";
import { useText } from "#shell/i18n/use-text.ts";
import { PagedTable } from "../PagedTable.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";
import { lastAnswer } from "#parts/webhooks/delivery-columns.tsx";
import { EventName } from "#parts/webhooks/EventName.tsx";
import { SendAgain } from "#parts/webhooks/SendAgain.tsx";

/** Deliveries that failed, over all partners. Each can be sent again. */
export function DeliveriesTable({ onSessionEnded }: { onSessionEnded: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{t("staff.webhooks.title")}</h2>
      <PagedTable
        caption={t("staff.webhooks.title")}
        empty={t("staff.webhooks.none")}
        load={(page) => api.call(listStaffDeliveries, { query: { page } }, handledByPage)}
        onSessionEnded={onSessionEnded}
        rowKey={({ webhookId, eventId }) => `${webhookId} ${eventId}`}
        columns={[
          {
            key: "to",
            label: t("staff.col.to"),
            wide: true,
            renderCell: ({ partnerName, url }) => (
              <>
                <span>{partnerName}</span>
                <span className="quiet staff-file">{url}</span>
              </>
            ),
          },
          {
            key: "what",
            label: t("staff.col.what"),
            renderCell: ({ type, refId }) => (
              <>
                <EventName type={type} />
                <div className="quiet">{refId}</div>
              </>
            ),
          },
          { key: "when", label: t("staff.col.when"), renderCell: ({ happenedAt }) => when(text, happenedAt) },
          { key: "state", label: t("staff.col.state"), renderCell: (row) => <State {...row} /> },
          {
            key: "act",
            label: t("staff.col.act"),
            renderCell: ({ webhookId, eventId, partnerName, offBecause }) =>
              // Only the partner can switch a webhook on.
              offBecause ? (
                "–"
              ) : (
                <SendAgain
                  to={partnerName}
                  send={() => api.call(resendStaffDelivery, { params: { webhookId, eventId } }, handledByPage)}
                  onSessionEnded={onSessionEnded}
                />
              ),
          },
        ]}
      />
    </>
  );
}

function State({ status, attempts, offBecause, ...tried }: StaffDeliveryRow) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <span>{t(`staff.webhook.${status}`)}</span>
      <div className="quiet">{lastAnswer(tried, text)}</div>
      <div className="quiet">{`${t("staff.col.tries")}: ${attempts}`}</div>
      {offBecause ? <div className="quiet">{t(`staff.webhook.${offBecause}`)}</div> : null}
    </>
  );
}
