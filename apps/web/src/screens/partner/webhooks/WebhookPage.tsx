import {
  changeWebhook,
  listWebhooks,
  oldSecretHours,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from "@kautia/contract";
import { Button, InlineMessage, Link, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { ConfirmButton } from "#parts/partners/ConfirmButton.tsx";
import { useRemoval } from "#parts/partners/use-removal.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { EventNames } from "#parts/webhooks/EventName.tsx";
import { SendTest } from "#parts/webhooks/SendTest.tsx";
import { WebhookState } from "#parts/webhooks/WebhookState.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useNavigate } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";
import { ChangeWebhook } from "./ChangeWebhook.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { Secret } from "./Secret.tsx";

/** One webhook: its events, on/off switch, secret and deliveries. */
export function WebhookPage({ id, ...props }: PartnerPageProps & { id: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload } = useTable(() => api.call(listWebhooks, {}, handledByPage), props.onSessionEnded);
  const list = path("partner-area", { area: "webhooks" });
  // Every action returns the new webhook.
  const [changed, setChanged] = useState<Webhook | null>(null);
  const loaded = state.kind === "loaded" ? state.answer.webhooks.find((item) => item.id === id) : null;
  const webhook = changed ?? loaded;
  if (webhook === undefined) return <Navigate to={list} replace />;
  const title = t("manager.tab.webhooks");
  return (
    <PartnerPage title={title} {...props}>
      <p>
        <Link standalone href={list}>
          {t("manager.webhooks.back")}
        </Link>
      </p>
      <Question title={title} lead={webhook ? <span className="partner-url">{webhook.url}</span> : undefined} />
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {webhook ? (
        <Parts webhook={webhook} onChanged={setChanged} list={list} onSessionEnded={props.onSessionEnded} />
      ) : null}
    </PartnerPage>
  );
}

interface PartsProps {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
  list: string;
  onSessionEnded: () => void;
}

function Parts({ webhook, onChanged, list, onSessionEnded }: PartsProps) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const navigate = useNavigate();
  const { failed, settle } = useRemoval(onSessionEnded);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, enabled, events, createdAt } = webhook;
  const params = { id };

  async function turn(on: boolean) {
    const result = await api.call(changeWebhook, { params, body: { enabled: on } }, handledByPage);
    if (result.ok) onChanged(result.answer);
    return result;
  }
  async function rotate() {
    const result = await api.call(rotateWebhookSecret, { params }, handledByPage);
    if (result.ok) setSecret(result.answer.secret);
    return result;
  }
  const stay = () => undefined;

  return (
    <>
      <SummaryList
        rows={[
          { label: t("manager.webhooks.state"), value: <WebhookState {...webhook} /> },
          { label: t("manager.webhooks.events"), value: <EventNames events={events} /> },
          { label: t("manager.webhooks.since"), value: shortDate(createdAt) },
        ]}
      />
      {failed ? <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("manager.failed")} /> : null}
      {secret === null ? null : <Secret secret={secret} />}
      <div className="partner-pages">
        <SendTest
          url={url}
          send={() => api.call(testWebhook, { params }, handledByPage)}
          onSessionEnded={onSessionEnded}
        />
        {enabled ? (
          <ConfirmButton
            label={t("manager.webhooks.switchOff")}
            about={url}
            title={t("manager.webhooks.switchOffTitle")}
            text={t("manager.webhooks.switchOffText")}
            go={t("manager.webhooks.switchOff")}
            onConfirm={() => settle(turn(false), stay)}
          />
        ) : (
          <Button onClick={() => settle(turn(true), stay)}>{t("manager.webhooks.switchOn")}</Button>
        )}
        <ConfirmButton
          label={t("manager.webhooks.rotate")}
          about={url}
          title={t("manager.webhooks.rotateTitle")}
          text={t("manager.webhooks.rotateText", { hours: oldSecretHours })}
          go={t("manager.webhooks.rotate")}
          onConfirm={() => settle(rotate(), stay)}
        />
        <ConfirmButton
          label={t("manager.webhooks.remove")}
          about={url}
          title={t("manager.webhooks.removeTitle")}
          text={t("manager.webhooks.removeText")}
          go={t("manager.webhooks.removeGo")}
          onConfirm={() => settle(api.call(removeWebhook, { params }, handledByPage), () => void navigate(list))}
        />
      </div>
      <ChangeWebhook webhook={webhook} onChanged={onChanged} onSessionEnded={onSessionEnded} />
      {/* Switching it off gives up what waits, so the list is loaded again. */}
      <Deliveries key={String(enabled)} webhook={webhook} onSessionEnded={onSessionEnded} />
    </>
  );
}
