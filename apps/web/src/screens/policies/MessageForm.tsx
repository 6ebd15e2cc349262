import { type PolicyView, writeToLandlord } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useRef, useState } from "react";
import { WritingForm } from "../../form/WritingForm.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";

/** Sends a message to the landlord; a button opens the form. */
export function MessageForm({ policy }: { policy: PolicyView }) {
  const { t } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "sent">("closed");
  const place = useRef<HTMLDivElement>(null);

  function leaveForm(next: "closed" | "sent"): void {
    setStage(next);
    // The pressed button is gone, so move the focus.
    place.current?.focus();
  }

  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      {stage === "sent" ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("policies.messageSent")}>
          {t("policies.messageSentText")}
        </InlineMessage>
      ) : null}
      {stage === "open" ? (
        <OpenForm policy={policy} onSent={() => leaveForm("sent")} onClose={() => leaveForm("closed")} />
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setStage("open")}>
            {t(stage === "sent" ? "policies.messageAnother" : "policies.message")}
          </Button>
        </p>
      )}
    </div>
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
    once: true,
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
