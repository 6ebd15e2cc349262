import { addWebhook, listWebhooks, type Webhook, webhooksPerPartner } from "@kautia/contract";
import { createLazyRoute, linkOptions } from "@tanstack/react-router";
import { useState } from "react";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { EventNames } from "../../parts/webhooks/EventNames.tsx";
import { WebhookForm } from "../../parts/webhooks/WebhookForm.tsx";
import { WebhookState } from "../../parts/webhooks/WebhookState.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/partner/webhooks")({ component: WebhooksPage });

function WebhooksPage() {
  const { t } = useText();
  const data = useLoaded(listWebhooks, {});
  const [secret, setSecret] = useState<string | null>(null);
  const say = useNotice();
  const isFull = data.webhooks.length >= webhooksPerPartner;
  return (
    <Page title={t("partners.tab.webhooks")}>
      <p className="quiet lead">{t("partners.webhooks.lead")}</p>
      {secret === null ? null : (
        <SecretShown title={t("partners.webhooks.secret")} secret={secret}>
          <p>{t("partners.webhooks.secretText")}</p>
        </SecretShown>
      )}
      <RowTable
        caption={t("partners.tab.webhooks")}
        columns={useColumns()}
        rows={data.webhooks}
        rowId={({ id }) => id}
        empty={t("partners.webhooks.none")}
      />
      <Panel title={t("partners.webhooks.add")}>
        {isFull ? (
          <p>{t("partners.webhooks.full", { max: webhooksPerPartner })}</p>
        ) : (
          <WebhookForm
            key={data.webhooks.length}
            call={addWebhook}
            params={{}}
            label={t("partners.webhooks.addGo")}
            onDone={(added) => {
              setSecret(added.secret);
              if (added.secret === null) say({ text: t("partners.webhooks.known") });
            }}
          />
        )}
      </Panel>
    </Page>
  );
}

function useColumns(): Column<Webhook>[] {
  const { t } = useText();
  return [
    {
      id: "url",
      label: t("partners.webhooks.url"),
      cell: ({ url }) => url,
      to: ({ id }) => linkOptions({ to: "/partner/webhooks/$id", params: { id } }),
    },
    { id: "state", label: t("partners.webhooks.state"), cell: (row) => <WebhookState {...row} /> },
    { id: "events", label: t("partners.webhooks.events"), cell: ({ events }) => <EventNames events={events} /> },
    { id: "since", label: t("partners.webhooks.since"), day: ({ createdAt }) => createdAt },
  ];
}
