import type { CDPSession, Page } from "@playwright/test";

/** A virtual authenticator of the browser that stores keys and confirms every request. */
export interface Authenticator {
  /** Whether the simulated person cancels requests from now on. */
  refuse(refuses: boolean): Promise<void>;
  /** The number of stored keys. */
  keys(): Promise<number>;
  /** Removes the authenticator with its keys. */
  remove(): Promise<void>;
}

/** Adds an authenticator to a page. It stays until it is removed or the page is closed. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async refuse(refuses) {
      await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !refuses });
    },
    async keys() {
      return (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
    },
    async remove() {
      await browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
      await browser.detach();
    },
  };
}
