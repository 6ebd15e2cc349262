import { listWebhooksOfPartner, testWebhookOfPartner } from "@kautia/contract";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { EventNames } from "#parts/webhooks/EventName.tsx";
import { SendTest } from "#parts/webhooks/SendTest.tsx";
import { WebhookState } from "#parts/webhooks/WebhookState.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";

/** A partner's webhooks, which an administrator can try. */
export function Webhooks({ partner, onSessionEnded }: { partner: string; onSessionEnded: () => void }) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const params = { id: partner };
  const { state, reload } = useTable(() => api.call(listWebhooksOfPartner, { params }, handledByPage), onSessionEnded);
  return (
    <section className="k-flow">
      <h2>{t("staff.partner.webhooks")}</h2>
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={t("staff.partner.webhooks")}
          empty={t("staff.partner.webhooksNone")}
          rows={state.kind === "loaded" ? state.answer.webhooks : null}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "url",
              label: t("manager.webhooks.url"),
              wide: true,
              renderCell: ({ url }) => <span className="staff-file">{url}</span>,
            },
            { key: "events", label: t("manager.webhooks.events"), renderCell: (row) => <EventNames {...row} /> },
            { key: "state", label: t("manager.webhooks.state"), renderCell: (row) => <WebhookState {...row} /> },
            {
              key: "since",
              label: t("manager.webhooks.since"),
              renderCell: ({ createdAt }) => shortDate(createdAt),
            },
            {
              key: "act",
              label: t("staff.col.act"),
              renderCell: ({ id: webhookId, url }) => (
                <SendTest
                  url={url}
                  send={() => api.call(testWebhookOfPartner, { params: { ...params, webhookId } }, handledByPage)}
                  onSessionEnded={onSessionEnded}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
