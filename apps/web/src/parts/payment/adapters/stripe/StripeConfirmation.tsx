import type { Language } from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "#texts/use-text.ts";
import type { Answered, ConfirmationProps } from "../../confirmation.ts";
import "./load-parameters.ts";

/** Asks the owner to confirm a payment to the bank. The provider's script shows the dialog over the page. */
export function StripeConfirmation({ secret, publicKey, onAnswered }: ConfirmationProps) {
  const { t, language } = useText();
  const asked = useRef<string | null>(null);
  const report = useEffectEvent(onAnswered);
  useEffect(() => {
    // Only once, however often the component renders.
    if (asked.current === secret) return;
    asked.current = secret;
    void confirmPayment({ secret, publicKey: publicKey ?? "", language }).then(report);
  }, [secret, publicKey, language]);
  return <Skeleton lines={2} label={t("common.loading")} />;
}

async function confirmPayment({
  secret,
  publicKey,
  language,
}: {
  secret: string;
  publicKey: string;
  language: Language;
}) {
  let answered: Answered = "unavailable";
  try {
    const stripe = await loadStripe(publicKey, { locale: language });
    const result = await stripe?.handleNextAction({ clientSecret: secret });
    // The server finds out whether the bank refused, and whether the payment still waits.
    if (result && result.error?.type !== "api_connection_error") answered = "answered";
  } catch {
    // The provider's script did not load, or failed.
  }
  return answered;
}
