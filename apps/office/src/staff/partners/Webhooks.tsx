import {
  addWebhookForPartner,
  changeWebhookOfPartner,
  listWebhooksOfPartner,
  removeWebhookOfPartner,
  rotateSecretOfPartner,
  testWebhookOfPartner,
  type Webhook,
} from "@kautia/contract";
import { Button, Disclosure } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { EventNames } from "../../parts/webhooks/EventNames.tsx";
import { SendTest } from "../../parts/webhooks/SendTest.tsx";
import { WebhookForm } from "../../parts/webhooks/WebhookForm.tsx";
import { WebhookState } from "../../parts/webhooks/WebhookState.tsx";
import { useText } from "../../text/use-text.ts";

/** A partner's webhooks: an administrator adds, tries, changes and removes them for the partner. */
export function Webhooks({ partner: id }: { partner: string }) {
  const { t } = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const columns = useColumns(id, setSecret);
  const { data, error, refetch } = useQuery(queryOf(listWebhooksOfPartner, { params: { id } }));
  return (
    <Panel title={t("staff.partner.webhooks")}>
      <Failed error={error} onRetry={() => void refetch()} />
      {secret === null ? null : (
        <SecretShown title={t("partners.webhooks.secret")} secret={secret}>
          <p>{t("partners.webhooks.secretText")}</p>
        </SecretShown>
      )}
      {data ? (
        <RowTable
          caption={t("staff.partner.webhooks")}
          columns={columns}
          rows={data.webhooks}
          rowId={(row) => row.id}
          empty={t("staff.partner.webhooksNone")}
        />
      ) : null}
      <Disclosure id="new-webhook" title={t("partners.webhooks.add")}>
        <WebhookForm
          key={data?.webhooks.length}
          call={addWebhookForPartner}
          params={{ id }}
          label={t("partners.webhooks.addGo")}
          onDone={(added) => setSecret(added.secret)}
        />
      </Disclosure>
    </Panel>
  );
}

function useColumns(id: string, onSecret: (secret: string) => void): Column<Webhook>[] {
  const { t } = useText();
  const { mutate: change, error } = useChange(changeWebhookOfPartner);
  const { mutateAsync: rotate } = useChange(rotateSecretOfPartner, { onDone: (answer) => onSecret(answer.secret) });
  const { mutateAsync: remove } = useChange(removeWebhookOfPartner);
  return [
    { id: "url", label: t("partners.webhooks.url"), cell: ({ url }) => url },
    { id: "events", label: t("partners.webhooks.events"), cell: ({ events }) => <EventNames events={events} /> },
    { id: "state", label: t("partners.webhooks.state"), cell: (row) => <WebhookState {...row} /> },
    { id: "since", label: t("partners.webhooks.since"), day: ({ createdAt }) => createdAt },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ id: webhookId, url, enabled }) => {
        const params = { id, webhookId };
        return (
          <div className="row-acts">
            <SendTest url={url} send={() => callApi(testWebhookOfPartner, { params })} />
            <Button variant="text" onClick={() => change({ params, body: { enabled: !enabled } })}>
              {t(enabled ? "partners.webhooks.switchOff" : "partners.webhooks.switchOn")}
            </Button>
            <ConfirmButton
              label={t("partners.webhooks.rotate")}
              variant="text"
              question={t("partners.webhooks.rotateTitle")}
              yes={t("partners.webhooks.rotate")}
              onYes={() => rotate({ params })}
            >
              <p>{t("partners.webhooks.rotateText", { hours: 24 })}</p>
            </ConfirmButton>
            <ConfirmButton
              label={t("partners.webhooks.remove")}
              variant="text"
              question={t("partners.webhooks.removeTitle")}
              yes={t("partners.webhooks.removeGo")}
              onYes={() => remove({ params })}
            >
              <p>{t("partners.webhooks.removeText")}</p>
            </ConfirmButton>
            <Failed error={error} />
          </div>
        );
      },
    },
  ];
}
