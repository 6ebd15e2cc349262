import { type PolicyView, writeToLandlord } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { WritingForm } from "../../form/WritingForm.tsx";
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
    <WritingForm
      form={form}
      field="message"
      help={t("policies.messageHelp", { landlord: policy.landlordName ?? t("policies.landlordUnnamed") })}
      rows={5}
      send="policies.messageSend"
      onClose={onClose}
    />
  );
}
