import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";

interface SendAgainProps {
  /** To whom, for screen readers. */
  to: string;
  send: () => Promise<CallResult<unknown>>;
  onGone: () => void;
}

/** The button of a delivery, replaced by what came of it. */
export function SendAgain({ to, send, onGone }: SendAgainProps) {
  const { t } = useText();
  const [message, setMessage] = useState("");
  async function resend(): Promise<void> {
    const result = await send();
    if (result.ok) setMessage(t("staff.mail.done"));
    else if (result.problem?.status === 401) onGone();
    else setMessage(t(result.problem ? `errors.${result.problem.errorCode}` : "form.offlineTitle"));
  }
  return (
    <>
      {message ? null : (
        <Button variant="secondary" onClick={resend}>
          {t("staff.mail.again")}
          <VisuallyHidden> {t("staff.mail.againFor", { to })}</VisuallyHidden>
        </Button>
      )}
      <span role="status">{message}</span>
    </>
  );
}
