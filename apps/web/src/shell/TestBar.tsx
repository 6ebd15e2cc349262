import { InlineMessage } from "@kautia/design-system";
import { useText } from "./i18n/use-text.ts";

/** Nobody may take a partner's test for a contract. */
export function TestBar() {
  const { t } = useText();
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("common.test")}>
      {t("common.testText")}
    </InlineMessage>
  );
}
