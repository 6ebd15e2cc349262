import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyAssertion,
} from "@kautia/contract";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/**
 * Why a device gave no key: nobody chose one, or not in time; it has one for this account already; or this browser cannot, or not on this
 * address.
 */
export type NoKey = "none" | "taken" | "unable";

/** Has the device make a key, which asks the person for their finger, face or PIN. */
export async function makeKey(asked: PasskeyCreationOptions): Promise<PasskeyRegistration | NoKey> {
  try {
    return await startRegistration({ optionsJSON: asked });
  } catch (error) {
    return whyNot(error);
  }
}

/** Has the device prove a key of its own. */
export async function proveKey(asked: PasskeyRequestOptions): Promise<PasskeyAssertion | NoKey> {
  try {
    return await startAuthentication({ optionsJSON: asked });
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): NoKey {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "taken";
  return name === "NotAllowedError" || name === "AbortError" ? "none" : "unable";
}
