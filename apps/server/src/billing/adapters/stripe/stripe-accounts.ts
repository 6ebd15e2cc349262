import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";

export interface StripeSettings {
  accounts: Record<Country, { secretKey: string }>;
  /** Replaces Stripe's own address in tests. */
  apiBase: string | null;
  /** Per request, in ms. */
  timeout: number;
}

export type Accounts = (country: Country) => Stripe;

export function openAccounts({ accounts, apiBase, timeout }: StripeSettings): Accounts {
  const elsewhere = apiBase === null ? {} : addressOf(apiBase);
  // Our jobs retry. Retries by the library would multiply the time that a call may take.
  const options = { ...elsewhere, timeout, maxNetworkRetries: 0, telemetry: false };
  const opened = {
    de: new Stripe(accounts.de.secretKey, options),
    at: new Stripe(accounts.at.secretKey, options),
  };
  return (country) => opened[country];
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "https:";
  return { protocol: secure ? "https" : "http", host: hostname, port: port || (secure ? 443 : 80) } as const;
}
