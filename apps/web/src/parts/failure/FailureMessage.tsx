import { Button, InlineMessage } from "@kautia/design-system";
import type { CallFailure } from "../../api/call-result.ts";
import { useText } from "../../texts/use-text.ts";
import { explainFailure } from "./explain-failure.ts";

/** Says why a call failed: there is no connection, or what the server says. */
export function FailureMessage({ failure, onRetry }: { failure: CallFailure; onRetry?: () => void }) {
  const text = useText();
  const { t } = text;
  const refused = failure.why === "refused";
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.note")}
      live
      title={t(refused ? "invite.laterTitle" : "form.offlineTitle")}
      actions={onRetry && <Button onClick={onRetry}>{t("common.retry")}</Button>}
    >
      {refused ? explainFailure(text, failure) : t("policies.offlineText")}
    </InlineMessage>
  );
}
