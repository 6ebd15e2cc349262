import { type CallAnswer, makePhoneLink } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { QrCode } from "./QrCode.tsx";
import "./phone-link.css";

/** How often to look for files from the phone, in ms. */
const askEvery = 5_000;

type Code = CallAnswer<typeof makePhoneLink>;

/** A QR code that opens this application on the tenant's phone, whose camera takes better pictures than a desk. */
export function PhoneLink({ onAsk }: { onAsk: () => Promise<void> }) {
  const { api, session } = useApp();
  const { t, locale } = useText();
  const [code, setCode] = useState<Code | null>(null);
  const [isOver, setOver] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = useEffectEvent(onAsk);

  useEffect(() => {
    if (!code) return undefined;
    const asking = setInterval(() => void ask(), askEvery);
    const ending = setTimeout(() => setOver(true), Math.max(0, Date.parse(code.expiresAt) - Date.now()));
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  }, [code]);

  async function show(): Promise<void> {
    setFailed(false);
    const body = { token: session.token() ?? "" };
    const result = await api.call(makePhoneLink, { body }, { quiet: true, handBack: "all" });
    setFailed(!result.ok);
    if (!result.ok) return;
    setOver(false);
    setCode(result.answer);
  }

  const until = code && new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(code.expiresAt));
  return (
    <div className="phone-link k-flow">
      <h2>{t("documents.onPhone")}</h2>
      <p className="quiet">{t("documents.onPhoneText")}</p>
      {code && !isOver ? (
        <>
          <QrCode rows={code.qr} label={t("documents.code")} />
          <p className="quiet" role="status">
            {t("documents.codeText", { time: until ?? "" })}
          </p>
        </>
      ) : (
        <>
          {isOver ? <p role="status">{t("documents.codeOver")}</p> : null}
          {failed ? (
            <InlineMessage tone="caution" toneLabel={t("common.note")} live>
              {t("documents.codeFailed")}
            </InlineMessage>
          ) : null}
          <Button variant="secondary" onClick={show} busyLabel={t("common.loading")}>
            {t(isOver ? "documents.newCode" : "documents.showCode")}
          </Button>
        </>
      )}
    </div>
  );
}
