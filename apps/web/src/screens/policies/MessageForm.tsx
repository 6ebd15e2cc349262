import { maxMessageLength, type PolicyView, writeToLandlord } from "@kautia/contract";
import { Button, InlineMessage, TextArea } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "../../parts/account/use-account-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** Sends a message to the landlord; a button opens the form. */
export function MessageForm({ policy }: { policy: PolicyView }) {
  const { t } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "sent">("closed");
  if (stage === "open")
    return <OpenForm policy={policy} onSent={() => setStage("sent")} onClose={() => setStage("closed")} />;
  return (
    <>
      {stage === "sent" ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("policies.messageSent")}>
          {t("policies.messageSentText")}
        </InlineMessage>
      ) : null}
      <p>
        <Button variant="secondary" onClick={() => setStage("open")}>
          {t(stage === "sent" ? "policies.messageAnother" : "policies.message")}
        </Button>
      </p>
    </>
  );
}

interface OpenFormProps {
  policy: PolicyView;
  onSent: () => void;
  /** The input is kept as a draft. */
  onClose: () => void;
}

function OpenForm({ policy, onSent, onClose }: OpenFormProps) {
  const { t } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const form = useAccountForm({
    id: `message-${policy.refId}`,
    call: writeToLandlord,
    params: { refId: policy.refId },
    initial: { message: "" },
    labels: { message: "policies.messageLabel" },
    words: { message: { FIELD_REQUIRED: "validation.emptyMessage" } },
    body: ({ message }) => ({ message }),
    onSaved: onSent,
  });
  return (
    <Form form={form}>
      <TextArea
        {...form.bind("message")}
        ref={area}
        help={t("policies.messageHelp", { landlord: policy.landlordName ?? t("policies.landlordUnnamed") })}
        maxLength={maxMessageLength}
        rows={5}
      />
      <FormActions form={form} label={t("policies.messageSend")}>
        <Button variant="text" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
