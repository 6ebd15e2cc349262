import type { Language, PaymentMethodKind } from "@kautia/contract";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { readAppearance } from "./appearance.ts";
import "./load-parameters.ts";

export interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
}

export type ElementState = { kind: "loading" } | { kind: "ready"; mounted: Mounted } | { kind: "failed" };

interface Wanted {
  secret: string;
  publicKey: string;
  language: Language;
  attempt: number;
  onKind: (kind: PaymentMethodKind) => void;
}

/** Mounts the provider's fields in an element and removes them on unmounting. */
export function useStripeElement(place: RefObject<HTMLElement | null>, wanted: Wanted): ElementState {
  const { secret, publicKey, language, attempt } = wanted;
  const [state, setState] = useState<ElementState>({ kind: "loading" });
  const reportKind = useEffectEvent(wanted.onKind);

  useEffect(() => {
    let gone = false;
    let remove: (() => void) | null = null;
    const mount = async () => {
      const stripe = await loadStripe(publicKey, { locale: language });
      if (gone || !place.current) return;
      if (!stripe) throw new Error("Stripe works only in a browser");
      const appearance = readAppearance(document.documentElement);
      const elements = stripe.elements({ clientSecret: secret, locale: language, appearance });
      // We show our own mandate text beside the fields.
      const terms = { sepaDebit: "never" } as const;
      const element = elements.create("payment", { wallets: { link: "never" }, terms });
      element.on("change", ({ value }) => reportKind(value.type === "sepa_debit" ? "sepa_debit" : "card"));
      element.on("ready", () => setState({ kind: "ready", mounted: { stripe, elements } }));
      element.on("loaderror", () => setState({ kind: "failed" }));
      element.mount(place.current);
      remove = () => element.destroy();
    };
    setState({ kind: "loading" });
    mount().catch(() => {
      if (!gone) setState({ kind: "failed" });
    });
    return () => {
      gone = true;
      remove?.();
    };
  }, [place, secret, publicKey, language, attempt]);

  return state;
}
