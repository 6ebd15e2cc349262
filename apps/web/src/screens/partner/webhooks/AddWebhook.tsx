import { addWebhook, webhooksPerPartner } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useLoggedInForm } from "#parts/partners/use-logged-in-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { Secret } from "./Secret.tsx";
import { newWebhook, webhookForm } from "./webhook-form.ts";
import { WebhookFields } from "./WebhookFields.tsx";

interface AddWebhookProps {
  /** Whether the partner has reached the limit. */
  isFull: boolean;
  onAdded: () => void;
  onSessionEnded: () => void;
}

export function AddWebhook({ isFull, onAdded, onSessionEnded }: AddWebhookProps) {
  const { t } = useText();
  const [added, setAdded] = useState<{ secret: string | null } | null>(null);
  const form = useLoggedInForm({
    ...webhookForm,
    onSessionEnded,
    id: "partner-webhook",
    call: addWebhook,
    once: true,
    initial: newWebhook,
    onSaved: ({ secret }) => {
      setAdded({ secret });
      form.change(newWebhook);
      onAdded();
    },
  });
  return (
    <section className="k-flow partner-form">
      <h2>{t("manager.webhooks.add")}</h2>
      {added?.secret ? <Secret secret={added.secret} /> : null}
      {added?.secret === null ? (
        <InlineMessage tone="info" toneLabel={t("common.note")} live title={t("manager.webhooks.known")}>
          {t("manager.webhooks.knownText")}
        </InlineMessage>
      ) : null}
      {isFull ? (
        <p>{t("manager.webhooks.full", { max: webhooksPerPartner })}</p>
      ) : (
        <Form form={form}>
          <WebhookFields form={form} />
          <FormActions form={form} label={t("manager.webhooks.addGo")} />
        </Form>
      )}
    </section>
  );
}
