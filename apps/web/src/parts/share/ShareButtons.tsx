import { Button, IconChat, IconCheck, IconLink, IconMail, IconShare, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { useText } from "../../texts/use-text.ts";
import "./share.css";

interface ShareButtonsProps {
  title: string;
  text: string;
  /** Without it, the text is what is copied. */
  url?: string;
  mailto: string;
  shareLabel: TextKey;
  copyLabel: TextKey;
}

/** The device's share sheet where there is one, and tiles for mail, WhatsApp and copying, all without scripts of others. */
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
    <div className="share">
      {canShare ? (
        <Button wide icon={<IconShare size="small" />} onClick={share}>
          {t(shareLabel)}
        </Button>
      ) : null}
      <div className="share__ways">
        <a className="share__way" href={mailto}>
          <IconMail />
          <span>{t("payment.mail")}</span>
        </a>
        {/* The share sheet has it already. */}
        {canShare ? null : (
          <a
            className="share__way"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
          >
            <IconChat />
            <span>WhatsApp</span>
          </a>
        )}
        <button type="button" className="share__way" onClick={() => void copy()}>
          {copied === true ? <IconCheck /> : <IconLink />}
          <span>{t(copyLabel)}</span>
        </button>
      </div>
      <p className="share__copied" role="status">
        {copied === true ? t("payment.copied") : ""}
      </p>
      {copied === false ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live>
          {t("payment.copyFailed")}
        </InlineMessage>
      ) : null}
    </div>
  );
}
