import { Skeleton } from "@kautia/design-system";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "../../../i18n/use-text.ts";
import type { Answered, ConfirmationProps } from "../../confirmation.ts";
import "./load-parameters.ts";

/** The bank's question about a payment, which the provider's script shows over the page. */
export function StripeConfirmation({ secret, publicKey, onAnswered }: ConfirmationProps) {
  const { t, language } = useText();
  const asked = useRef<string | null>(null);
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    // Asked once, however often the page is drawn.
    if (asked.current === secret) return;
    asked.current = secret;
    void ask({ secret, publicKey: publicKey ?? "", language }).then(tell);
  }, [secret, publicKey, language]);
  return <Skeleton lines={2} label={t("common.loading")} />;
}

async function ask({ secret, publicKey, language }: { secret: string; publicKey: string; language: "de" | "en" }) {
  let answered: Answered = "unavailable";
  try {
    const stripe = await loadStripe(publicKey, { locale: language });
    const result = await stripe?.handleNextAction({ clientSecret: secret });
    // What the bank refused, and what waits no longer, is for the server to find out.
    if (result && result.error?.type !== "api_connection_error") answered = "answered";
  } catch {
    // The provider's script did not come, or broke off.
  }
  return answered;
}
