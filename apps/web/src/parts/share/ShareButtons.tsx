import { Button, ButtonLink, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

interface ShareButtonsProps {
  title: string;
  text: string;
  /** Without it, the text is what is copied. */
  url?: string;
  mailto: string;
  shareLabel: TextKey;
  copyLabel: TextKey;
}

/** The device's share sheet where there is one; otherwise copying, a prepared mail and WhatsApp, all without scripts. */
export function ShareButtons({ title, text, url, mailto, shareLabel, copyLabel }: ShareButtonsProps) {
  const { t } = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  // Phones have a share sheet, most desktops do not.
  const canShare = typeof navigator.share === "function";
  const message = url === undefined ? text : `${text} ${url}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url ?? text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text, ...(url !== undefined && { url }) });
    } catch {
      // Closing the share sheet is not an error.
      return;
    }
  }

  return (
    <>
      <div className="button-row">
        {canShare ? <Button onClick={share}>{t(shareLabel)}</Button> : null}
        <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
          {t(copyLabel)}
        </Button>
        <ButtonLink variant="secondary" href={mailto}>
          {t("payment.mail")}
        </ButtonLink>
        {/* The share sheet has it already. */}
        {canShare ? null : (
          <ButtonLink variant="secondary" href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank">
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
    </>
  );
}
