import {
  addWebhookForPartner,
  changeWebhookOfPartner,
  listWebhooksOfPartner,
  removeWebhookOfPartner,
  rotateSecretOfPartner,
  testWebhookOfPartner,
  type Webhook,
} from "@kautia/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { EventNames } from "../../parts/webhooks/EventNames.tsx";
import { WebhookActs } from "../../parts/webhooks/WebhookActs.tsx";
import { WebhookForm } from "../../parts/webhooks/WebhookForm.tsx";
import { WebhookState } from "../../parts/webhooks/WebhookState.tsx";
import { useText } from "../../text/use-text.ts";

/** A partner's webhooks: an administrator adds, tries, changes and removes them for the partner. */
export function Webhooks({ partner: id }: { partner: string }) {
  const { t } = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const columns = useColumns(id, setSecret);
  const query = useQuery(queryOf(listWebhooksOfPartner, { params: { id } }));
  return (
    <Panel title={t("staff.partner.webhooks")}>
      {secret === null ? null : (
        <SecretShown title={t("partners.webhooks.secret")} secret={secret}>
          <p>{t("partners.webhooks.secretText")}</p>
        </SecretShown>
      )}
      <Loaded query={query}>
        {({ webhooks }) => (
          <RowTable
            caption={t("staff.partner.webhooks")}
            columns={columns}
            rows={webhooks}
            rowId={(row) => row.id}
            empty={t("staff.partner.webhooksNone")}
          />
        )}
      </Loaded>
      <FormFold id="new-webhook" title={t("partners.webhooks.add")}>
        <WebhookForm
          key={query.data?.webhooks.length}
          call={addWebhookForPartner}
          params={{ id }}
          label={t("partners.webhooks.addGo")}
          onDone={(added) => setSecret(added.secret)}
        />
      </FormFold>
    </Panel>
  );
}

function useColumns(id: string, onSecret: (secret: string) => void): Column<Webhook>[] {
  const { t } = useText();
  const { mutateAsync: change } = useChange(changeWebhookOfPartner);
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
      cell: (row) => {
        const params = { id, webhookId: row.id };
        return (
          <div className="row-acts">
            <WebhookActs
              of={row}
              variant="text"
              test={() => callApi(testWebhookOfPartner, { params })}
              turn={(enabled) => change({ params, body: { enabled } })}
              rotate={() => rotate({ params })}
              remove={() => remove({ params })}
            />
          </div>
        );
      },
    },
  ];
}
