import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

export interface OfferNoticeProps {
  notice: "changed" | "offline";
}

/** Says why the choice was not saved. */
export function OfferNotice({ notice }: OfferNoticeProps) {
  const { t } = useText();
  return notice === "changed" ? (
    <InlineMessage live tone="caution" toneLabel={t("common.note")} title={t("offers.changed")}>
      {t("offers.changedText")}
    </InlineMessage>
  ) : (
    <InlineMessage live tone="error" toneLabel={t("common.error")} title={t("form.offlineTitle")}>
      {t("form.offlineText")}
    </InlineMessage>
  );
}
