import { Actions, Button, ErrorSummary, InlineMessage } from "@kautia/design-system";
import { type FormEvent, useId, useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import type { CardFormProps } from "../card-form.ts";
import { type CardDetails, type CardErrors, type CardInput, readCard } from "../card-input.ts";
import { codeLength, lastDigits } from "../card-number.ts";
import { CardFields } from "./CardFields.tsx";
import { Challenge } from "./Challenge.tsx";
import { CardTrust } from "../CardTrust.tsx";
import { type Decline, notConfirmed } from "../decline-text.ts";
import { TestCards } from "./TestCards.tsx";
import { type SetUpOutcome, useSetUp } from "./use-set-up.ts";
import { wallets } from "../wallets.ts";
import "./sandbox.css";

type Trouble =
  | { kind: "none" }
  | { kind: "fields"; errors: CardErrors }
  | { kind: "declined"; decline: Decline }
  | { kind: "offline" | "unavailable" };

/** The card behind the test wallet: it works, until the last day that two digits can name. */
const walletCard: CardDetails = { number: "4242424242424242", expiry: { month: 12, year: 2099 }, cvc: "123" };

/** The sandbox's card form, in place of a provider's own. Keeps the input after every failure. */
export function SandboxCardForm({ secret, onSetUp, onStale }: CardFormProps) {
  const { settings } = useApp();
  const { t } = useText();
  const setUp = useSetUp(secret);
  const id = useId();
  const isTrial = settings.environment !== "production";
  const [input, setInput] = useState<CardInput>({ number: "", expiry: "", cvc: "" });
  const [trouble, setTrouble] = useState<Trouble>({ kind: "none" });
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<CardDetails | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    const read = readCard(input, new Date());
    if ("errors" in read) return setTrouble({ kind: "fields", errors: read.errors });
    await attempt(read.card);
  }

  async function attempt(card: CardDetails, confirmed = false): Promise<void> {
    setBusy(true);
    setTrouble({ kind: "none" });
    const outcome = await setUp(card, confirmed);
    setBusy(false);
    setAsking(outcome.kind === "ask" ? card : null);
    handleOutcome(outcome, card);
  }

  function handleOutcome(outcome: SetUpOutcome, card: CardDetails): void {
    switch (outcome.kind) {
      case "set-up":
        return onSetUp({ kind: "card", lastDigits: lastDigits(card.number) });
      case "stale":
        return onStale();
      case "ask":
        return;
      case "declined":
      case "offline":
      case "unavailable":
        setTries((count) => count + 1);
        setTrouble(outcome);
    }
  }

  const digits = codeLength(input.number);
  const errors = trouble.kind === "fields" ? trouble.errors : {};
  const lines =
    trouble.kind === "declined"
      ? [{ text: t(trouble.decline.text) }]
      : Object.entries(errors).map(([field, key]) => ({ fieldId: `${id}-${field}`, text: t(key, { digits }) }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        focusKey={tries}
        title={trouble.kind === "declined" ? t(trouble.decline.title) : t("form.errorsMany", { count: lines.length })}
        errors={lines}
      />
      {trouble.kind === "offline" || trouble.kind === "unavailable" ? (
        <InlineMessage
          tone="error"
          toneLabel={t("common.error")}
          live
          title={t(trouble.kind === "offline" ? "form.offlineTitle" : "payment.unavailable")}
        >
          {t(trouble.kind === "offline" ? "form.offlineText" : "payment.unavailableText")}
        </InlineMessage>
      ) : null}
      <CardTrust cards />
      {isTrial ? <TestWallet onPressed={() => attempt(walletCard)} /> : null}
      <h2 className={isTrial ? "sandbox-or" : "k-visually-hidden"}>{t(isTrial ? "payment.orCard" : "payment.card")}</h2>
      <CardFields idPrefix={id} input={input} onChange={setInput} errors={errors} />
      <TestCards open={isTrial} />
      <Actions>
        <Button type="submit" busy={busy} busyLabel={t("payment.settingUp")}>
          {t("payment.setUp")}
        </Button>
      </Actions>
      <Challenge
        open={asking !== null}
        onConfirm={() => (asking ? attempt(asking, true) : Promise.resolve())}
        onCancel={() => {
          setAsking(null);
          handleOutcome(
            { kind: "declined", decline: notConfirmed },
            { number: "", expiry: { month: 1, year: 0 }, cvc: "" },
          );
        }}
      />
    </form>
  );
}

/** Stands in for the device's wallet, which a real provider offers above the card. */
function TestWallet({ onPressed }: { onPressed: () => Promise<void> }) {
  const { t } = useText();
  return (
    <Button
      wide
      className="sandbox-wallet"
      secondLine={t("payment.walletHelp", { apple: wallets.apple_pay, google: wallets.google_pay })}
      busyLabel={t("payment.settingUp")}
      onClick={onPressed}
    >
      {t("payment.wallet")}
    </Button>
  );
}
