import { beginPayment, type CardView, notePayment } from "@kautia/contract";
import { Actions, Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { loadConfirmation } from "../../parts/payment/adapters/providers.ts";
import type { Answered, Confirmation } from "../../parts/payment/confirmation.ts";

interface Waiting {
  secret: string;
  publicKey: string | null;
  Form: Confirmation;
}

export interface ConfirmPaymentProps {
  token: string;
  label: string;
  onNoted: (view: CardView) => void;
  onAnotherCard: () => void;
}

/** Pays with the card on file; the bank may ask the tenant to confirm (docs/money.md). */
export function ConfirmPayment({ token, label, onNoted, onAnotherCard }: ConfirmPaymentProps) {
  const { api, settings } = useApp();
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { provider, publicKeys } = settings.payment;

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const [begun, Form] = await Promise.all([
      api.call(beginPayment, { params: { token } }, { quiet: true, handledStatuses: "all" }),
      loadConfirmation(provider).catch(() => null),
    ]);
    // Nothing needs confirmation any more, for example after another tab confirmed it: show the new state.
    const isSettled = begun.ok ? begun.answer.secret === null : begun.problem?.errorCode === "STEP_NOT_ALLOWED";
    if (isSettled) await note();
    else if (begun.ok && begun.answer.secret !== null && Form) {
      setWaiting({ secret: begun.answer.secret, publicKey: publicKeys[begun.answer.country], Form });
    } else stop();
  }

  async function note(): Promise<void> {
    const noted = await api.call(notePayment, { params: { token } }, { quiet: true, handledStatuses: "all" });
    setBusy(false);
    if (noted.ok) onNoted(noted.answer);
    else setFailed(true);
  }

  function stop(): void {
    setBusy(false);
    setFailed(true);
  }

  function onAnswered(answered: Answered): void {
    setWaiting(null);
    if (answered === "answered") void note();
    else stop();
  }

  return (
    <>
      {failed ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("payment.unavailable")}>
          {t("card.confirmLaterText")}
        </InlineMessage>
      ) : null}
      {waiting ? <waiting.Form secret={waiting.secret} publicKey={waiting.publicKey} onAnswered={onAnswered} /> : null}
      <Actions>
        <Button onClick={begin} busy={busy} busyLabel={t("card.asking")}>
          {label}
        </Button>
        <Button variant="text" onClick={onAnotherCard}>
          {t(settings.payment.methods.length > 1 ? "card.changeTitleAny" : "card.useAnother")}
        </Button>
      </Actions>
    </>
  );
}
