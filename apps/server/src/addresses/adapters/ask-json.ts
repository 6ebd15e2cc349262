import { SuggestionUnavailable } from "../ports.ts";

export interface AskLimits {
  /** How long one try may take, in ms. */
  timeout: number;
  /** How many further tries. */
  retries: number;
}

/** Together under the 2 s of the port: whoever types does not wait for a third try. */
export const usualLimits: AskLimits = { timeout: 900, retries: 1 };

/** Answers of suggestions are small; a larger one is not what was asked for. */
const mostCharacters = 500_000;

/** A provider's JSON answer; null when it says that there is none (404, and 400 for an id that it never gave). */
export async function askJson(url: URL, init: RequestInit, { timeout, retries }: AskLimits): Promise<unknown> {
  let reason = "";
  for (let tries = 0; tries <= retries; tries++) {
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });
      const text = await response.text();
      if (response.status === 404 || response.status === 400) return null;
      if (response.ok && text.length <= mostCharacters) return JSON.parse(text);
      reason = `status ${response.status}`;
      // Asked wrongly, or not allowed to ask: the same again helps nobody.
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      reason = error instanceof Error ? error.name : "no answer";
    }
  }
  // Without the address: a key may stand in it, and what somebody typed does.
  throw new SuggestionUnavailable(`${url.host}: ${reason}`);
}
