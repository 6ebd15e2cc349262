import type { FinishPage } from "@kautia/contract";
import { Button, ButtonLink, Card, IconMail, InlineMessage, TextField } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

/** The landlord's link: to share with the device's share sheet, to copy, or to send in a prepared message. */
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

  const message = t("payment.shareText");

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("payment.shareTitle"), text: message, url: finish.shortUrl });
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
          {canShare ? <Button onClick={share}>{t("payment.share")}</Button> : null}
          <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
            {t("payment.copy")}
          </Button>
          <ButtonLink variant="secondary" href={finish.mailtoLink} icon={<IconMail />}>
            {t("payment.mail")}
          </ButtonLink>
          {/* A plain link: nothing is loaded from WhatsApp here. The share sheet has it already. */}
          {canShare ? null : (
            <ButtonLink
              variant="secondary"
              href={`https://wa.me/?text=${encodeURIComponent(`${message} ${finish.shortUrl}`)}`}
              target="_blank"
            >
              WhatsApp
            </ButtonLink>
          )}
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
