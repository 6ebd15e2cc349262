import { longestMessage, type PolicyView, writeToLandlord } from "@kautia/contract";
import { Button, InlineMessage, TextArea } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** A word to the landlord, opened by a button so that the page stays calm. */
export function MessageForm({ policy }: { policy: PolicyView }) {
  const { t } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "sent">("closed");
  if (stage === "open") return <OpenForm policy={policy} onSent={() => setStage("sent")} />;
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

function OpenForm({ policy, onSent }: { policy: PolicyView; onSent: () => void }) {
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
        maxLength={longestMessage}
        rows={5}
      />
      <FormActions form={form} label={t("policies.messageSend")} />
    </Form>
  );
}
