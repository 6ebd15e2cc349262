import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyAssertion,
} from "@kautia/contract";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/**
 * Why the device returned no passkey. `none`: the person cancelled or took too long. `taken`: the device already has a
 * passkey for this account. `unable`: the browser does not support passkeys, or not for this origin.
 */
export type NoKey = "none" | "taken" | "unable";

/** Creates a passkey on the device, which asks the person for fingerprint, face or PIN. */
export async function makeKey(options: PasskeyCreationOptions): Promise<PasskeyRegistration | NoKey> {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    return reasonOf(error);
  }
}

/** Proves that the device has a passkey. */
export async function proveKey(options: PasskeyRequestOptions): Promise<PasskeyAssertion | NoKey> {
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): NoKey {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "taken";
  return name === "NotAllowedError" || name === "AbortError" ? "none" : "unable";
}
