import type { FinishPage } from "@kautia/contract";
import { Button, ButtonLink, Card, IconMail, InlineMessage, TextField } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

/** The landlord's link: to copy, to share with the device's share sheet or to send in a prepared mail. */
export function PassOn({ finish }: { finish: FinishPage }) {
  const { t } = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  // Phones have a share sheet, most desktops do not.
  const canShare = typeof navigator.share === "function";

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(finish.shortUrl);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("payment.shareTitle"), url: finish.shortUrl });
    } catch {
      // Closing the share sheet is not an error.
      return;
    }
  }

  return (
    <Card title={t("payment.tell")}>
      <div className="k-flow">
        <p>{t("payment.tellText")}</p>
        <TextField
          label={t("payment.link")}
          value={finish.shortUrl}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="payment-buttons">
          <Button variant="secondary" onClick={copy}>
            {t("payment.copy")}
          </Button>
          {canShare ? (
            <Button variant="secondary" onClick={share}>
              {t("payment.share")}
            </Button>
          ) : null}
          <ButtonLink variant="secondary" href={finish.mailtoLink} icon={<IconMail />}>
            {t("payment.mail")}
          </ButtonLink>
        </div>
        {copied === true ? (
          <InlineMessage tone="success" live>
            {t("payment.copied")}
          </InlineMessage>
        ) : null}
        {copied === false ? (
          <InlineMessage tone="error" toneLabel={t("common.error")} live>
            {t("payment.copyFailed")}
          </InlineMessage>
        ) : null}
      </div>
    </Card>
  );
}
