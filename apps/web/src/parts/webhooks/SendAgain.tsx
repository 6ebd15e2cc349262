import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { explainFailure } from "../failure/explain-failure.ts";
import { useText } from "../../shell/i18n/use-text.ts";

interface SendAgainProps {
  /** To whom, for screen readers. */
  to: string;
  send: () => Promise<CallResult<unknown>>;
  onGone: () => void;
}

/** The button that sends a delivery again. Its result replaces it. */
export function SendAgain({ to, send, onGone }: SendAgainProps) {
  const text = useText();
  const { t } = text;
  const [message, setMessage] = useState("");
  async function resend(): Promise<void> {
    const result = await send();
    if (result.ok) setMessage(t("staff.mail.done"));
    else if (result.problem?.status === 401) onGone();
    else setMessage(explainFailure(text, result));
  }
  return (
    <>
      {message ? null : (
        <Button variant="secondary" onClick={resend}>
          <span>{t("staff.mail.again")}</span>
          <VisuallyHidden>{` ${t("staff.mail.againFor", { to })}`}</VisuallyHidden>
        </Button>
      )}
      <span role="status">{message}</span>
    </>
  );
}
