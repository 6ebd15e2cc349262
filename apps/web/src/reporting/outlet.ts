import { scrub } from "./scrub.ts";

export interface OutletOptions {
  /** Whether anything may leave in this moment. */
  isOpen: () => boolean;
  /** What must not leave, wherever in a text it stands. */
  secrets: () => string[];
  send?: typeof fetch;
}

/**
 * The one way out for reports, whatever library makes them: only while it is open, only texts, and each of them scrubbed.
 * What may not leave is swallowed as if it had been sent, so that nobody tries again.
 */
export function makeOutlet({ isOpen, secrets, send = window.fetch.bind(window) }: OutletOptions): typeof fetch {
  return async (input, init) => {
    if (!isOpen() || typeof init?.body !== "string") return new Response(null, { status: 200 });
    return send(input, { ...init, body: scrub(init.body, secrets()) });
  };
}
