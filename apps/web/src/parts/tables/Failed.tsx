import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";

/** Says that loading failed, with a retry button. */
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
