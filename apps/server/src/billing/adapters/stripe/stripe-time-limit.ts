import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";
import { traceHeaders } from "#platform/telemetry/trace-headers.ts";
import { PaymentOutcomeUnknown } from "../../ports/payment.ts";

/**
 * Gives a port call one time limit for all its requests. The client passed to `act` starts no request after the limit,
 * so that an abandoned call does nothing more. Its requests continue our trace. Errors: PaymentOutcomeUnknown when the time
 * is up.
 */
export async function withinTimeLimit<T>(
  http: Stripe.HttpClient,
  ms: number,
  act: (client: Stripe.HttpClient) => Promise<T>,
): Promise<T> {
  const end = performance.now() + ms;
  const timer = new AbortController();
  const timeUp = wait(ms, undefined, { signal: timer.signal }).then((): never => {
    throw new PaymentOutcomeUnknown(`no outcome within ${ms} ms`);
  });
  try {
    return await Promise.race([act(clientUntil(http, end)), timeUp]);
  } finally {
    timer.abort();
  }
}

function clientUntil(http: Stripe.HttpClient, end: number): Stripe.HttpClient {
  return {
    getClientName: () => http.getClientName(),
    makeRequest: (host, port, path, method, headers, body, protocol, timeout) => {
      const left = Math.floor(end - performance.now());
      if (left <= 0) return Promise.reject(Stripe.HttpClient.makeTimeoutError());
      const sent = { ...headers, ...traceHeaders() };
      return http.makeRequest(host, port, path, method, sent, body, protocol, Math.min(timeout, left));
    },
  };
}
