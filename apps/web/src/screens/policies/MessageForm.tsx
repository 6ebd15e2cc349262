import { writeToLandlord } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "../../navigation/use-location.ts";
import { WritingForm } from "../../form/WritingForm.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Sends a message to the landlord. */
export function MessageForm({ policy }: Pick<PolicyPartProps, "policy">) {
  const { t } = useText();
  const [isSent, setIsSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so move the focus.
  useEffect(() => {
    if (isSent) place.current?.focus();
  }, [isSent]);

  if (!policy.mayWrite)
    return (
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t("policies.noMessage")}
      </InlineMessage>
    );
  if (!isSent) return <OpenForm policy={policy} onSent={() => setIsSent(true)} />;
  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("policies.messageSent")}>
        {t("policies.messageSentText")}
      </InlineMessage>
      <p>
        <Button variant="text" onClick={() => setIsSent(false)}>
          {t("policies.messageAnother")}
        </Button>
      </p>
    </div>
  );
}

function OpenForm({ policy, onSent }: Pick<PolicyPartProps, "policy"> & { onSent: () => void }) {
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
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
      onClose={() => void navigate(path("policies"))}
    />
  );
}
