import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyAssertion,
} from "@kautia/contract";

/** A passkey as we store it. */
export interface StoredPasskey {
  /** The id that the device gave it, base64url. */
  credentialId: string;
  publicKey: Uint8Array;
  /** The device's signature counter; always 0 for devices without one. */
  signCount: number;
}

/** The two WebAuthn ceremonies: registering a passkey, and logging in with one. */
export interface Passkeys {
  /** The browser's options for creating a passkey. A device refuses if it has one of `existing`, which are credential ids. */
  creationOptions(
    challenge: string,
    account: { id: string; email: string },
    existing: readonly string[],
  ): PasskeyCreationOptions;
  /** The browser's options for logging in with any passkey of this site. */
  requestOptions(challenge: string): PasskeyRequestOptions;
  /** The challenge in the device's response, not verified; null when the response is malformed. */
  readChallenge(response: PasskeyRegistration | PasskeyAssertion): string | null;
  /** The new passkey; null when the response is invalid or belongs to another challenge. */
  verifyRegistration(registration: PasskeyRegistration, challenge: string): Promise<StoredPasskey | null>;
  /**
   * Verifies a login: signature, challenge, our origin, the account, and that the device identified its user. Returns the new
   * signature counter, or null when a check fails. A counter that did not increase also fails, because the passkey may have
   * been copied.
   */
  verifyAuthentication(
    assertion: PasskeyAssertion,
    challenge: string,
    key: StoredPasskey,
    accountId: string,
  ): Promise<number | null>;
}
