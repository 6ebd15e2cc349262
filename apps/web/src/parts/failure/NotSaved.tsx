import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** Says that an answer was not saved: there is no connection, or the server refused it. */
export function NotSaved({ why }: { why: "offline" | "refused" }) {
  const { t } = useText();
  return (
    <InlineMessage
      tone="error"
      toneLabel={t("common.error")}
      live
      title={t(why === "offline" ? "form.offlineTitle" : "form.refused")}
    >
      {t(why === "offline" ? "form.offlineText" : "errors.STEP_NOT_ALLOWED")}
    </InlineMessage>
  );
}
