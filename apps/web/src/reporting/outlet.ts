import { scrub } from "./scrub.ts";

export interface OutletOptions {
  /** Whether anything may be sent now. */
  isOpen: () => boolean;
  /** Strings that must not leave the browser, wherever they occur. */
  secrets: () => string[];
  send?: typeof fetch;
}

/**
 * The `fetch` for reports of any library. Sends only while it is open, only texts, and scrubs each of them. Other
 * requests get a made-up success, so that the library does not retry.
 */
export function makeOutlet({ isOpen, secrets, send = window.fetch.bind(window) }: OutletOptions): typeof fetch {
  return async (input, init) => {
    if (!isOpen() || typeof init?.body !== "string") return new Response(null, { status: 200 });
    return send(input, { ...init, body: scrub(init.body, secrets()) });
  };
}
