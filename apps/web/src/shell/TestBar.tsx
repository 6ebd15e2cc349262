import { InlineMessage } from "@kautia/design-system";
import { useText } from "./i18n/use-text.ts";

/** Marks a partner's test, so that nobody mistakes it for a contract. */
export function TestBar() {
  const { t } = useText();
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("common.test")}>
      {t("common.testText")}
    </InlineMessage>
  );
}
