import type { WebhookTest } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { explainError } from "../../api/explain-error.ts";
import { useText } from "../../text/use-text.ts";

export function SendTest({ url, send }: { url: string; send: () => Promise<WebhookTest> }) {
  const text = useText();
  const { t } = text;
  const [message, setMessage] = useState("");
  async function test(): Promise<void> {
    setMessage("");
    try {
      const { delivered, lastStatus, lastError } = await send();
      const answer = lastError ? t(`staff.webhook.${lastError}`) : String(lastStatus);
      setMessage(
        delivered ? t("partners.webhooks.testTook", { status: answer }) : t("partners.webhooks.testFailed", { answer }),
      );
    } catch (error) {
      setMessage(explainError(text, error));
    }
  }
  return (
    <>
      <Button variant="text" onClick={test}>
        {t("partners.webhooks.sendTest")}
        <VisuallyHidden>{` ${url}`}</VisuallyHidden>
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
