import {
  changeWebhook,
  listWebhooks,
  oldSecretHours,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { EventNames } from "../../parts/webhooks/EventNames.tsx";
import { SendTest } from "../../parts/webhooks/SendTest.tsx";
import { WebhookForm } from "../../parts/webhooks/WebhookForm.tsx";
import { WebhookState } from "../../parts/webhooks/WebhookState.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";
import { Deliveries } from "./Deliveries.tsx";

export const Route = createLazyRoute("/partner/webhooks/$id")({ component: WebhookPage });

function WebhookPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(queryOf(listWebhooks, {}));
  const { after } = Route.useSearch();
  const webhook = data.webhooks.find((item) => item.id === id);
  return webhook ? <Found webhook={webhook} after={after} /> : <NotFound />;
}

function Found({ webhook, after }: { webhook: Webhook; after: string | undefined }) {
  const { t, shortDate } = useText();
  const navigate = useNavigate();
  const say = useNotice();
  const { id, url, enabled, events, createdAt } = webhook;
  const params = { id };
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate: turn, mutateAsync: turnOff, error } = useChange(changeWebhook);
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
          <SendTest url={url} send={() => callApi(testWebhook, { params })} />
          {enabled ? (
            <ConfirmButton
              label={t("partners.webhooks.switchOff")}
              question={t("partners.webhooks.switchOffTitle")}
              yes={t("partners.webhooks.switchOff")}
              onYes={() => turnOff({ params, body: { enabled: false } })}
            >
              <p>{t("partners.webhooks.switchOffText")}</p>
            </ConfirmButton>
          ) : (
            <Button onClick={() => turn({ params, body: { enabled: true } })}>{t("partners.webhooks.switchOn")}</Button>
          )}
          <ConfirmButton
            label={t("partners.webhooks.rotate")}
            question={t("partners.webhooks.rotateTitle")}
            yes={t("partners.webhooks.rotate")}
            onYes={() => rotate({ params })}
          >
            <p>{t("partners.webhooks.rotateText", { hours: oldSecretHours })}</p>
          </ConfirmButton>
          <ConfirmButton
            label={t("partners.webhooks.remove")}
            question={t("partners.webhooks.removeTitle")}
            yes={t("partners.webhooks.removeGo")}
            onYes={() => remove({ params })}
          >
            <p>{t("partners.webhooks.removeText")}</p>
          </ConfirmButton>
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
