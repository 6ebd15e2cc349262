import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";

export interface StripeSettings {
  accounts: Record<Country, { secretKey: string }>;
  /** Another address than Stripe's own, for tests. */
  apiBase: string | null;
  /** How long one request may take, in ms. */
  timeout: number;
}

/** Asks the account of a country. */
export type Accounts = (country: Country) => Stripe;

export function openAccounts({ accounts, apiBase, timeout }: StripeSettings): Accounts {
  const elsewhere = apiBase === null ? {} : addressOf(apiBase);
  // What is asked again, and when, is our jobs' to say: the library must not multiply the time that a call may take.
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
