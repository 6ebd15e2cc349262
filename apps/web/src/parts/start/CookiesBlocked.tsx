import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** Instead of a session that has ended: the browser has never kept one. */
export function CookiesBlocked() {
  const { t } = useText();
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("cookies.blocked")} live>
      {t("cookies.blockedText")}
    </InlineMessage>
  );
}
