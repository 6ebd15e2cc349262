import { Actions, Button, InlineMessage, Skeleton } from "@kautia/design-system";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "#texts/use-text.ts";
import type { CardFormProps } from "../../card-form.ts";
import { CardTrust } from "../../CardTrust.tsx";
import { MandateText } from "../../MandateText.tsx";
import { type Confirmed, confirmCard } from "./confirm-card.ts";
import { type Chosen, useStripeElement } from "./use-stripe-element.ts";

type Trouble = Extract<Confirmed, { kind: "declined" | "offline" | "unavailable" }>;

/** The provider's fields in the provider's iframe, so that no card or account data passes through our page. */
export function StripeCardForm({ secret, publicKey, onSetUp, onStale }: CardFormProps) {
  const { t, language } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [{ kind, wallet }, onChosen] = useState<Chosen>({ kind: "card", wallet: null });
  const state = useStripeElement(place, { secret, publicKey: publicKey ?? "", language, attempt, onChosen });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || state.kind !== "ready") return;
    setBusy(true);
    setTrouble(null);
    const outcome = await confirmCard(state.mounted);
    setBusy(false);
    if (outcome.kind === "set-up") onSetUp({ kind, lastDigits: null });
    else if (outcome.kind === "stale") onStale();
    else if (outcome.kind !== "fields") setTrouble(outcome);
  }

  if (state.kind === "failed")
    return (
      <InlineMessage
        tone="caution"
        toneLabel={t("common.note")}
        live
        title={t("payment.unavailable")}
        actions={<Button onClick={() => setAttempt(attempt + 1)}>{t("common.retry")}</Button>}
      >
        {t("payment.unavailableText")}
      </InlineMessage>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {trouble ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(titleOf(trouble))}>
          {t(textOf(trouble))}
        </InlineMessage>
      ) : null}
      <h2 className="k-visually-hidden">{t(kind === "card" ? "payment.card" : "payment.account")}</h2>
      <CardTrust cards={kind === "card"} />
      <div ref={place} />
      {state.kind === "loading" ? <Skeleton shape="control" lines={3} label={t("common.loading")} /> : null}
      {kind === "sepa_debit" ? <MandateText /> : null}
      <Actions>
        <Button
          type="submit"
          busy={busy}
          busyLabel={t(kind === "card" ? "payment.settingUp" : "payment.settingUpAccount")}
        >
          {wallet
            ? t("payment.setUpWallet", { wallet })
            : t(kind === "card" ? "payment.setUp" : "payment.setUpAccount")}
        </Button>
      </Actions>
    </form>
  );
}

function titleOf(trouble: Trouble) {
  if (trouble.kind === "declined") return trouble.decline.title;
  return trouble.kind === "offline" ? "form.offlineTitle" : "payment.unavailable";
}

function textOf(trouble: Trouble) {
  if (trouble.kind === "declined") return trouble.decline.text;
  return trouble.kind === "offline" ? "form.offlineText" : "payment.unavailableText";
}
