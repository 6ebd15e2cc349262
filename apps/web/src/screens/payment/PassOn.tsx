import type { FinishPage } from "@kautia/contract";
import { Card } from "@kautia/design-system";
import { ShareButtons } from "../../parts/share/ShareButtons.tsx";
import { useText } from "../../texts/use-text.ts";

/** The landlord's link: to share, to copy, or to send in a prepared message. */
export function PassOn({ finish: { shortUrl, mailtoLink } }: { finish: FinishPage }) {
  const { t } = useText();
  return (
    <Card title={t("payment.tell")}>
      <div className="k-flow">
        <p>{t("payment.tellText")}</p>
        <ShareButtons
          title={t("payment.shareTitle")}
          text={t("payment.shareText")}
          url={shortUrl}
          mailto={mailtoLink}
          shareLabel="payment.share"
          copyLabel="payment.copy"
        />
        <p className="share__link" translate="no" aria-label={t("payment.link")} role="note">
          {shortUrl}
        </p>
      </div>
    </Card>
  );
}
