import { changeWebhook, type Webhook } from "@kautia/contract";
import { Disclosure, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useLoggedInForm } from "#parts/partners/use-logged-in-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { valuesOf, webhookForm } from "./webhook-form.ts";
import { WebhookFields } from "./WebhookFields.tsx";

interface ChangeWebhookProps {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
  onSessionEnded: () => void;
}

/** Changes a webhook's address and its events. */
export function ChangeWebhook({ webhook, onChanged, onSessionEnded }: ChangeWebhookProps) {
  const { t } = useText();
  const [isSaved, setIsSaved] = useState(false);
  const form = useLoggedInForm({
    ...webhookForm,
    onSessionEnded,
    id: "partner-webhook-change",
    call: changeWebhook,
    params: { id: webhook.id },
    initial: valuesOf(webhook),
    onSaved: (changed) => {
      setIsSaved(true);
      onChanged(changed);
    },
  });
  return (
    <Disclosure id="change" level={2} title={t("manager.webhooks.change")}>
      {isSaved ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("manager.webhooks.changed")} />
      ) : null}
      <Form form={form}>
        <WebhookFields form={form} />
        <FormActions form={form} label={t("manager.webhooks.changeGo")} />
      </Form>
    </Disclosure>
  );
}
