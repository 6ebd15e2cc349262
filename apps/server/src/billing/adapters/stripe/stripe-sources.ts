import type { CardFormSources } from "#platform/third-party-sources.ts";

/** Source: Stripe's documentation, "Integration security guide", content security policy. */
export const stripeSources: CardFormSources = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
  images: ["https://*.stripe.com"],
};
