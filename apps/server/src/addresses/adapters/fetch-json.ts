import { readAtMost } from "../../platform/post-outside.ts";
import { traceHeaders } from "../../platform/telemetry/trace-headers.ts";
import { SuggestionUnavailable } from "../ports.ts";

export interface FetchLimits {
  /** Timeout of one attempt, in ms. */
  timeout: number;
  retries: number;
}

/** Two attempts stay below the 2 s that the port allows. */
export const defaultLimits: FetchLimits = { timeout: 900, retries: 1 };

export type JsonRequest = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const maxBytes = 500_000;

/** A provider's JSON response; null for 404, and for 400, which Google returns for an unknown id. */
export async function fetchJson(url: URL, init: JsonRequest, { timeout, retries }: FetchLimits): Promise<unknown> {
  let reason = "";
  for (let attempt = 0; attempt <= retries; attempt++) {
    try {
      const headers = { ...init.headers, ...traceHeaders() };
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { ...init, headers, redirect: "manual", signal });
      const text = String(await readAtMost(response, maxBytes));
      if (response.status === 404 || response.status === 400) return null;
      if (response.ok) return JSON.parse(text);
      reason = `status ${response.status}`;
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      reason = error instanceof Error ? error.name : "no answer";
    }
  }
  // Without the full URL, which may contain the API key and contains what the tenant typed.
  throw new SuggestionUnavailable(`${url.host}: ${reason}`);
}
