import { InlineMessage } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";

/** The policy was answered in another tab, or withdrawn by the tenant. */
export function AnsweredTooLate() {
  const { t } = useText();
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.conflict")}>
      {t("landlord.conflictText")}
    </InlineMessage>
  );
}
