import { addWebhook, webhooksPerPartner } from "@kautia/contract";
import { InlineMessage, TextField } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../../form/Form.tsx";
import { FormActions } from "../../../form/FormActions.tsx";
import { useVisitorForm } from "../../../parts/partners/use-visitor-form.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { Secret } from "./Secret.tsx";

interface AddWebhookProps {
  /** Whether the partner has as many as it may have. */
  isFull: boolean;
  onAdded: () => void;
  onGone: () => void;
}

export function AddWebhook({ isFull, onAdded, onGone }: AddWebhookProps) {
  const { t } = useText();
  const [added, setAdded] = useState<{ secret: string | null } | null>(null);
  const initial = { url: "" };
  const form = useVisitorForm({
    onGone,
    id: "partner-webhook",
    secret: true,
    call: addWebhook,
    initial,
    labels: { url: "manager.webhooks.url" },
    words: { url: { FIELD_INVALID: "manager.webhooks.urlWrong" } },
    body: ({ url }) => ({ url }),
    onSaved: ({ secret }) => {
      setAdded({ secret });
      form.change(initial);
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
          <TextField
            {...form.bind("url")}
            type="url"
            help={t("manager.webhooks.urlHelp")}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <FormActions form={form} label={t("manager.webhooks.addGo")} />
        </Form>
      )}
    </section>
  );
}
