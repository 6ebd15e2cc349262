import type { LandlordView } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

/** Where the certificate on paper is, if the guarantor signs one by hand. */
export function Original({ view: { certificateOriginal: original, landlordAddress } }: { view: LandlordView }) {
  const { settings, country } = useApp();
  const { t, date } = useText();
  if (original === null) return null;
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <InlineMessage tone="info" toneLabel={t("common.note")} title={t("landlord.original")}>
      {landlordAddress === null
        ? t("landlord.originalAddress", { supportEmail })
        : original.postedOn === null
          ? t("landlord.originalText", { address: landlordAddress })
          : t("landlord.originalPosted", { date: date(original.postedOn), address: landlordAddress })}
    </InlineMessage>
  );
}
