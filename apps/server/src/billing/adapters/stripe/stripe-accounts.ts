import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import { withinTimeLimit } from "./stripe-time-limit.ts";

export interface StripeSettings {
  accounts: Record<Country, { secretKey: string }>;
  /** Replaces Stripe's own address in tests. */
  apiBase: string | null;
  /** For a whole port call with all its requests, in ms. A list of movements has it for each page. */
  timeout: number;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

export type Accounts = (country: Country) => Stripe;
/** Runs one port call, or one page of a long list, with access to our accounts. */
export type CallAccounts = <T>(act: (accounts: Accounts) => Promise<T>) => Promise<T>;

/** Runs one port call with access to our accounts, within the time limit. */
export function callAccounts<T>(settings: StripeSettings, act: (accounts: Accounts) => Promise<T>): Promise<T> {
  const { accounts, apiBase, timeout, fetch } = settings;
  const elsewhere = apiBase === null ? {} : addressOf(apiBase);
  const http = fetch ? Stripe.createFetchHttpClient(fetch) : Stripe.createNodeHttpClient();
  return withinTimeLimit(http, timeout, (httpClient) => {
    // No retries by the library: our jobs retry, and the library's would use up the time of the call.
    const options = { ...elsewhere, httpClient, timeout, maxNetworkRetries: 0, telemetry: false };
    return act((country) => new Stripe(accounts[country].secretKey, options));
  });
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "https:";
  return { protocol: secure ? "https" : "http", host: hostname, port: port || (secure ? 443 : 80) } as const;
}
