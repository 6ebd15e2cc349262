import * as z from "zod/mini";
import { browsers, operatingSystems } from "../enums.ts";
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeyRegistration,
  passkeyAssertion,
} from "../fields/passkey.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { maxPasskeyNameLength } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Passkeys as an alternative to the password (WebAuthn); docs/security.md. */

/** `id` is not a secret. Without a name, the app shows the device that created the key. Instants are UTC timestamps. */
const listedPasskey = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  browser: z.nullable(oneOf(browsers)),
  system: z.nullable(oneOf(operatingSystems)),
  madeAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type ListedPasskey = z.infer<typeof listedPasskey>;

const passkeyParams = z.object({ id: z.string() });

/** The challenge is valid once, for five minutes. The call does not ask who is logging in. */
export const askToLogInByPasskey = defineCall({
  name: "ask-to-log-in-by-passkey",
  summary: "Returns a WebAuthn challenge for logging in with any passkey.",
  method: "POST",
  path: "/session/passkey/challenge",
  answer: passkeyRequestOptions,
  errors: [],
  access: "public",
});

/** Sets the `session` cookie. Failed attempts with one key delay the next: RATE_LIMITED with Retry-After. */
export const logInByPasskey = defineCall({
  name: "log-in-by-passkey",
  summary: "Logs in with a passkey.",
  method: "POST",
  path: "/session/passkey",
  body: z.object({ passkey: passkeyAssertion }),
  answer: z.object({ email: z.string() }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_FAILED"],
  access: "public",
});

export const listPasskeys = defineCall({
  name: "list-passkeys",
  summary: "Lists the account's passkeys, newest first.",
  method: "GET",
  path: "/account/passkeys",
  answer: z.object({ passkeys: z.array(listedPasskey) }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

/** MAXIMUM when the account has the maximum number of passkeys. */
export const askToAddPasskey = defineCall({
  name: "ask-to-add-passkey",
  summary: "Returns a WebAuthn challenge for creating a passkey.",
  method: "POST",
  path: "/account/passkeys/challenge",
  answer: passkeyCreationOptions,
  errors: ["LOGIN_REQUIRED", "MAXIMUM"],
  access: "session",
});

/** STEP_NOT_ALLOWED without a challenge, or after it has expired. The tenant gets a mail. */
export const addPasskey = defineCall({
  name: "add-passkey",
  summary: "Adds a newly created passkey to the account.",
  method: "POST",
  path: "/account/passkeys",
  body: z.object({ passkey: passkeyRegistration }),
  answer: listedPasskey,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "MAXIMUM", "STEP_NOT_ALLOWED"],
  access: "session",
});

/** A removed key and somebody else's key are NOT_FOUND. */
export const namePasskey = defineCall({
  name: "name-passkey",
  summary: "Renames one of the account's passkeys.",
  method: "POST",
  path: "/account/passkeys/:id",
  params: passkeyParams,
  body: z.object({ name: requiredText(maxPasskeyNameLength) }),
  answer: listedPasskey,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND"],
  access: "session",
});

/** The key no longer logs in. Sessions that it opened stay open. */
export const removePasskey = defineCall({
  name: "remove-passkey",
  summary: "Removes one of the account's passkeys.",
  method: "DELETE",
  path: "/account/passkeys/:id",
  params: passkeyParams,
  answer: z.object({ removed: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "session",
});
