import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../../i18n/use-text.ts";

/** What was asked for did not come. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.error")}
      live
      title={t("staff.loadFailed")}
      actions={<Button onClick={onRetry}>{t("common.retry")}</Button>}
    />
  );
}
