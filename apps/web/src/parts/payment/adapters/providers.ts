import type { CardForm } from "../card-form.ts";
import type { Confirmation } from "../confirmation.ts";

interface BrowserHalf {
  cardForm: () => Promise<CardForm>;
  confirmation: () => Promise<Confirmation>;
}

/** The browser's half of each payment provider, by the name in the server's settings. */
const providers: Readonly<Record<string, BrowserHalf>> = {
  sandbox: {
    cardForm: async () => (await import("../sandbox/SandboxForm.tsx")).SandboxForm,
    // In the same file as the form, because two files would be larger for tenants who set up their first card.
    confirmation: async () => (await import("../sandbox/SandboxForm.tsx")).SandboxConfirmation,
  },
  stripe: {
    cardForm: async () => (await import("./stripe/StripeCardForm.tsx")).StripeCardForm,
    confirmation: async () => (await import("./stripe/StripeConfirmation.tsx")).StripeConfirmation,
  },
};

export async function loadCardForm(provider: string): Promise<CardForm> {
  return find(provider).cardForm();
}

export async function loadConfirmation(provider: string): Promise<Confirmation> {
  return find(provider).confirmation();
}

function find(provider: string): BrowserHalf {
  const found = providers[provider];
  if (!found) throw new Error(`the payment provider ${provider} has no half in the browser`);
  return found;
}
