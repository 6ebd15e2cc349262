import type { WebhookTest } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { explainFailure } from "../failure/explain-failure.ts";
import { useText } from "../../shell/i18n/use-text.ts";

interface SendTestProps {
  url: string;
  send: () => Promise<CallResult<WebhookTest>>;
  onSessionEnded: () => void;
}

/** Sends a test event, and says what the receiver answered. */
export function SendTest({ url, send, onSessionEnded }: SendTestProps) {
  const text = useText();
  const { t } = text;
  const [message, setMessage] = useState("");
  async function test(): Promise<void> {
    setMessage("");
    const result = await send();
    if (!result.ok && result.problem?.status === 401) return onSessionEnded();
    setMessage(result.ok ? textOf(result.answer) : explainFailure(text, result));
  }
  function textOf({ delivered, lastStatus, lastError }: WebhookTest): string {
    const answer = lastError ? t(`staff.webhook.${lastError}`) : String(lastStatus);
    return delivered
      ? t("manager.webhooks.testTook", { status: answer })
      : t("manager.webhooks.testFailed", { answer });
  }
  return (
    <>
      <Button variant="secondary" onClick={test}>
        <span>{t("manager.webhooks.sendTest")}</span>
        <VisuallyHidden>{` ${url}`}</VisuallyHidden>
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
