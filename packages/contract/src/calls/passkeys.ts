import * as z from "zod/mini";
import { browsers, operatingSystems } from "../enums.ts";
import { keyToMake, keyToUse, madeKey, usedKey } from "../fields/passkey.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { longestPasskeyName } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Keys on the tenant's own devices in place of a password (WebAuthn). Source: issue 8; docs/security.md. */

/** `id` opens nothing. Without a name it is known by the device that it was made on; instants are UTC timestamps. */
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

/** Whoever answers within five minutes, and once, may log in; nobody is asked who they are. */
export const askToLogInByPasskey = defineCall({
  name: "ask-to-log-in-by-passkey",
  summary: "What the browser has a device prove in order to log in; the same for everybody.",
  method: "POST",
  path: "/session/passkey/challenge",
  answer: keyToUse,
  errors: [],
  access: "public",
});

/** Sets the `session` cookie. After wrong tries with one key it has to wait longer and longer: RATE_LIMITED with Retry-After. */
export const logInByPasskey = defineCall({
  name: "log-in-by-passkey",
  summary: "Opens a session by a key on one's own device.",
  method: "POST",
  path: "/session/passkey",
  body: z.object({ passkey: usedKey }),
  answer: z.object({ email: z.string() }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_FAILED"],
  access: "public",
});

export const listPasskeys = defineCall({
  name: "list-passkeys",
  summary: "The account's passkeys, the newest first.",
  method: "GET",
  path: "/account/passkeys",
  answer: z.object({ passkeys: z.array(listedPasskey) }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

/** MAXIMUM where there are as many as an account may have. */
export const askToAddPasskey = defineCall({
  name: "ask-to-add-passkey",
  summary: "What the browser has a device make a key by.",
  method: "POST",
  path: "/account/passkeys/challenge",
  answer: keyToMake,
  errors: ["LOGIN_REQUIRED", "MAXIMUM"],
  access: "session",
});

/** STEP_NOT_ALLOWED without having asked before, or too late. The tenant is told by mail. */
export const addPasskey = defineCall({
  name: "add-passkey",
  summary: "Keeps the key that a device has made, to log in by.",
  method: "POST",
  path: "/account/passkeys",
  body: z.object({ passkey: madeKey }),
  answer: listedPasskey,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "MAXIMUM", "STEP_NOT_ALLOWED"],
  access: "session",
});

/** One that was removed, or is somebody else's: NOT_FOUND. */
export const namePasskey = defineCall({
  name: "name-passkey",
  summary: "Gives one of the account's passkeys a name.",
  method: "POST",
  path: "/account/passkeys/:id",
  params: passkeyParams,
  body: z.object({ name: requiredText(longestPasskeyName) }),
  answer: listedPasskey,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND"],
  access: "session",
});

/** Nobody logs in by it any more; sessions that it opened go on. */
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
