import {
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from "@kautia/contract";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { useChange, useLoaded } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { EventNames } from "../../parts/webhooks/EventNames.tsx";
import { WebhookActs } from "../../parts/webhooks/WebhookActs.tsx";
import { WebhookForm } from "../../parts/webhooks/WebhookForm.tsx";
import { WebhookState } from "../../parts/webhooks/WebhookState.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";
import { Deliveries } from "./Deliveries.tsx";

export const Route = createLazyRoute("/partner/webhooks/$id")({ component: WebhookPage });

function WebhookPage() {
  const { id } = Route.useParams();
  const data = useLoaded(listWebhooks, {});
  const { after } = Route.useSearch();
  const webhook = data.webhooks.find((item) => item.id === id);
  return webhook ? <Found webhook={webhook} after={after} /> : <NotFound />;
}

function Found({ webhook, after }: { webhook: Webhook; after: string | undefined }) {
  const { t, shortDate } = useText();
  const navigate = useNavigate();
  const say = useNotice();
  const { id, url, events, createdAt } = webhook;
  const params = { id };
  const [secret, setSecret] = useState<string | null>(null);
  const { mutateAsync: turn, error } = useChange(changeWebhook);
  const { mutateAsync: rotate } = useChange(rotateWebhookSecret, { onDone: (answer) => setSecret(answer.secret) });
  const { mutateAsync: remove } = useChange(removeWebhook, { onDone: () => navigate({ to: "/partner/webhooks" }) });
  return (
    <Page
      title={url}
      beside={<WebhookState {...webhook} />}
      back={<BackLink to="/partner/webhooks">{t("partners.webhooks.back")}</BackLink>}
    >
      {secret === null ? null : (
        <SecretShown title={t("partners.webhooks.secret")} secret={secret}>
          <p>{t("partners.webhooks.secretText")}</p>
        </SecretShown>
      )}
      <Panel title={t("office.webhook")}>
        <Facts
          facts={[
            { label: t("partners.webhooks.events"), value: <EventNames events={events} /> },
            { label: t("partners.webhooks.since"), value: shortDate(createdAt) },
          ]}
        />
        <div className="form-actions">
          <WebhookActs
            of={webhook}
            test={() => callApi(testWebhook, { params })}
            turn={(enabled) => turn({ params, body: { enabled } })}
            rotate={() => rotate({ params })}
            remove={() => remove({ params })}
          />
        </div>
        <Failed error={error} />
      </Panel>
      <Panel title={t("partners.webhooks.change")}>
        <WebhookForm
          call={changeWebhook}
          params={params}
          now={webhook}
          label={t("partners.webhooks.changeGo")}
          onDone={() => say({ text: t("partners.webhooks.changed") })}
        />
      </Panel>
      <Deliveries webhook={webhook} after={after} />
    </Page>
  );
}
