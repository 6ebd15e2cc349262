import * as z from "zod/mini";
import { maxLength, minLength } from "./length.ts";

/**
 * Messages between the server and the authenticator, in WebAuthn's JSON (PublicKeyCredential.toJSON and
 * parse…FromJSON). Bytes are base64url without padding.
 */

/** Far more than any device sends. The limit of the whole body applies too. */
const longestBytes = 20_000;
const bytes = z
  .string()
  .check(
    minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    maxLength(longestBytes, { error: "FIELD_INVALID" }),
    z.regex(/^[\w-]+$/, { error: "FIELD_INVALID" }),
  );
/** At most 1023 bytes by the standard. */
const keyId = bytes.check(maxLength(1_364, { error: "FIELD_INVALID" }));

export const passkeyRegistration = z.object({
  id: keyId,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** `userHandle` names the account. Devices that store their keys always send it. */
export const passkeyAssertion = z.object({
  id: keyId,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.nullish(bytes),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const publicKey = z.literal("public-key");
const required = z.literal("required");

/** For `navigator.credentials.create`. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** COSE identifiers of the accepted signature algorithms, best first. */
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  /** A device that has one of these keys creates no second one. */
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  /** The key works without typing a name, and the device verifies the person. */
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** For `navigator.credentials.get`. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: required,
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;
