import {
  listWebhookDeliveries,
  resendDelivery,
  resendGivenUp,
  type Webhook,
  webhookRetentionDays,
} from "@kautia/contract";
import { Button, Link } from "@kautia/design-system";
import { useState } from "react";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { deliveryColumns } from "#parts/webhooks/delivery-columns.tsx";
import { EventName } from "#parts/webhooks/EventName.tsx";
import { SendAgain } from "#parts/webhooks/SendAgain.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useLocation } from "#shell/navigation/use-location.ts";

/** The deliveries to a webhook, newest first. They can be sent again unless the webhook is off. */
export function Deliveries({
  webhook: { id, enabled },
  onSessionEnded,
}: {
  webhook: Webhook;
  onSessionEnded: () => void;
}) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const { query, pathname } = useLocation();
  const [message, setMessage] = useState("");
  const params = { id };
  const request = { params, query: { after: query.get("after") } };
  const { state, reload } = useTable(() => api.call(listWebhookDeliveries, request, handledByPage), onSessionEnded);
  const loaded = state.kind === "loaded" ? state.answer : null;

  async function resendAll(): Promise<void> {
    const result = await api.call(resendGivenUp, { params }, handledByPage);
    if (!result.ok && result.problem?.status === 401) return onSessionEnded();
    if (!result.ok) return setMessage(t("manager.failed"));
    const { resent: count } = result.answer;
    setMessage(t(count === 1 ? "manager.webhooks.resentOne" : "manager.webhooks.resent", { count }));
    reload();
  }

  return (
    <section className="k-flow">
      <h2>{t("manager.webhooks.sent")}</h2>
      {enabled && loaded?.deliveries.some(({ status }) => status === "GIVEN_UP") ? (
        <Button variant="secondary" onClick={resendAll}>
          {t("manager.webhooks.resendAll")}
        </Button>
      ) : null}
      <p role="status">{message}</p>
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={t("manager.webhooks.sent")}
          empty={t("manager.webhooks.nothingSent", { days: webhookRetentionDays })}
          rows={loaded?.deliveries ?? null}
          rowKey={({ eventId }) => eventId}
          columns={[
            {
              key: "what",
              label: t("staff.col.what"),
              renderCell: ({ type }) => <EventName type={type} />,
            },
            ...deliveryColumns(text),
            {
              key: "state",
              label: t("staff.col.state"),
              renderCell: ({ status, nextTryAt }) => (
                <>
                  <span>{t(status === "DELIVERED" ? "manager.webhooks.delivered" : `staff.webhook.${status}`)}</span>
                  {nextTryAt ? <div className="quiet">{when(text, nextTryAt)}</div> : null}
                </>
              ),
            },
            {
              key: "act",
              label: t("staff.col.act"),
              renderCell: ({ eventId, type }) =>
                enabled ? (
                  <SendAgain
                    to={type}
                    send={() => api.call(resendDelivery, { params: { id, eventId } }, handledByPage)}
                    onSessionEnded={onSessionEnded}
                  />
                ) : (
                  "–"
                ),
            },
          ]}
        />
      )}
      {loaded?.next ? (
        <Link standalone href={`${pathname}?${new URLSearchParams({ id, after: loaded.next })}`}>
          {t("manager.next")}
        </Link>
      ) : null}
    </section>
  );
}
