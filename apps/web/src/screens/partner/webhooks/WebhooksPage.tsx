import { listWebhooks, webhooksPerPartner } from "@kautia/contract";
import { Link, Question } from "@kautia/design-system";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { EventNames } from "#parts/webhooks/EventName.tsx";
import { WebhookState } from "#parts/webhooks/WebhookState.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";
import { AddWebhook } from "./AddWebhook.tsx";

/** The partner's webhooks, and the form that adds one. */
export function WebhooksPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const path = useScreenPath();
  const { state, reload } = useTable(() => api.call(listWebhooks, {}, handledByPage), props.onSessionEnded);
  const rows = state.kind === "loaded" ? state.answer.webhooks : null;
  const isFull = rows !== null && rows.length >= webhooksPerPartner;
  const title = t("manager.tab.webhooks");
  return (
    <PartnerPage title={title} {...props}>
      <Question title={title} lead={t("manager.webhooks.lead")} />
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <DataTable
          caption={title}
          empty={t("manager.webhooks.none")}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "url",
              label: t("manager.webhooks.url"),
              wide: true,
              renderCell: ({ id, url }) => (
                <Link standalone href={`${path("partner-area", { area: "webhooks" })}?id=${id}`}>
                  <span className="partner-url">{url}</span>
                </Link>
              ),
            },
            { key: "events", label: t("manager.webhooks.events"), renderCell: (row) => <EventNames {...row} /> },
            { key: "state", label: t("manager.webhooks.state"), renderCell: (row) => <WebhookState {...row} /> },
            {
              key: "since",
              label: t("manager.webhooks.since"),
              renderCell: ({ createdAt }) => shortDate(createdAt),
            },
          ]}
        />
      )}
      <AddWebhook isFull={isFull} onAdded={reload} onSessionEnded={props.onSessionEnded} />
    </PartnerPage>
  );
}
