import { type CardView, changeCard, getCardSecret } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { CardPlace } from "../../parts/payment/CardPlace.tsx";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

interface EnterCardProps {
  token: string;
  view: CardView;
  onChanged: (view: CardView) => void;
  /** Called when the contract needs no card any more. */
  onOver: () => void;
}

/** The provider's card form. If the server's answer is lost afterwards, the tenant need not enter the card again. */
export function EnterCard({ token, view, onChanged, onOver }: EnterCardProps) {
  const { api } = useApp();
  const { t } = useText();
  const [failed, setFailed] = useState(false);

  async function change(): Promise<void> {
    setFailed(false);
    const result = await api.call(changeCard, { params: { token } }, { quiet: true, handledStatuses: "all" });
    if (result.ok) onChanged(result.answer);
    else setFailed(true);
  }

  if (failed)
    return (
      <InlineMessage
        tone="error"
        toneLabel={t("common.error")}
        live
        title={t("payment.unavailable")}
        actions={<Button onClick={change}>{t("common.retry")}</Button>}
      >
        {t("card.keptText")}
      </InlineMessage>
    );
  return (
    <CardPlace
      country={view.country}
      loadSecret={() => api.call(getCardSecret, { params: { token } }, { quiet: true, handledStatuses: "all" })}
      onSetUp={() => void change()}
      onOver={onOver}
    />
  );
}
