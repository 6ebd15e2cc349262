import { maxMessageLength, type PolicyView, writeToLandlord } from "@kautia/contract";
import { Actions, Button, InlineMessage, TextArea } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

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
  const navigate = useNavigate();
  const path = useScreenPath();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const form = useForm({
    id: `message-${policy.refId}`,
    call: writeToLandlord,
    params: { refId: policy.refId },
    initial: { message: "" },
    labels: { message: "policies.messageLabel" },
    words: { message: { FIELD_REQUIRED: "validation.emptyMessage" } },
    body: ({ message }) => ({ message }),
    handBack: [401],
    onRefused: (errorCode) => {
      if (errorCode !== "LOGIN_REQUIRED") return false;
      void navigate(path("login"));
      return true;
    },
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
      <Actions>
        <Button type="submit" busy={form.busy} busyLabel={t("common.saving")}>
          {t(form.offline ? "common.retry" : "policies.messageSend")}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </Actions>
    </Form>
  );
}
