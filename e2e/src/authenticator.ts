import type { CDPSession, Page } from "@playwright/test";

/** A device of the browser's own that keeps keys and says yes at once, as if with a finger on it. */
export interface Authenticator {
  /** From now on the person presses 'Cancel', or does not. */
  refuse(refuses: boolean): Promise<void>;
  /** How many keys it keeps. */
  keys(): Promise<number>;
  /** Puts it away, with its keys. */
  remove(): Promise<void>;
}

/** Puts a device beside the page; it stays until it is removed, or the page closed. */
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
