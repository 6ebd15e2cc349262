import type { CallResult } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { RowAct } from "../tables/RowAct.tsx";

interface SendAgainProps {
  /** To whom, for screen readers. */
  to: string;
  send: () => Promise<CallResult<unknown>>;
  onSessionEnded: () => void;
}

/** The button that sends a delivery again. */
export function SendAgain({ to, send, onSessionEnded }: SendAgainProps) {
  const { t } = useText();
  return (
    <RowAct
      label={t("staff.mail.again")}
      about={t("staff.mail.againFor", { to })}
      done={t("staff.mail.done")}
      act={send}
      onSessionEnded={onSessionEnded}
    />
  );
}
