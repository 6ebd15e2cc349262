import type { Language, PaymentMethodKind } from "@kautia/contract";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { walletName, wallets } from "../../wallets.ts";
import { readAppearance } from "./appearance.ts";
import "./load-parameters.ts";

export interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
}

export type ElementState = { kind: "loading" } | { kind: "ready"; mounted: Mounted } | { kind: "failed" };

/** What the tenant has chosen in the provider's fields. A wallet gives a card. */
export interface Chosen {
  kind: PaymentMethodKind;
  wallet: string | null;
}

interface Wanted {
  secret: string;
  publicKey: string;
  language: Language;
  attempt: number;
  onChosen: (chosen: Chosen) => void;
}

/** Mounts the provider's fields in an element and removes them on unmounting. */
export function useStripeElement(place: RefObject<HTMLElement | null>, wanted: Wanted): ElementState {
  const { secret, publicKey, language, attempt } = wanted;
  const [state, setState] = useState<ElementState>({ kind: "loading" });
  const report = useEffectEvent(wanted.onChosen);

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
      const element = elements.create("payment", {
        wallets: { link: "never" },
        terms,
        // The device's wallet first: one touch instead of a card's digits.
        paymentMethodOrder: [...Object.keys(wallets), "card", "sepa_debit"],
        layout: { type: "accordion", defaultCollapsed: false, radios: "always", spacedAccordionItems: false },
      });
      element.on("change", ({ value: { type } }) =>
        report({ kind: type === "sepa_debit" ? "sepa_debit" : "card", wallet: walletName(type) }),
      );
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
