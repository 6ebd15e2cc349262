import * as z from "zod/mini";
import { browsers, operatingSystems } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/** The devices on which the account is logged in; docs/security.md. */

/** `id` is not a secret. Unknown browsers and systems are null. Instants are in UTC, accurate to five minutes. */
const listedSession = z.object({
  id: z.string(),
  browser: z.nullable(oneOf(browsers)),
  system: z.nullable(oneOf(operatingSystems)),
  beganAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether this is the session of the request. */
  isThis: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

export const listSessions = defineCall({
  name: "list-sessions",
  summary: "Lists the account's sessions: the current one first, then by last use.",
  method: "GET",
  path: "/account/sessions",
  answer: z.object({ sessions: z.array(listedSession) }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

/** An ended session and somebody else's session are NOT_FOUND. */
export const endOwnSession = defineCall({
  name: "end-own-session",
  summary: "Ends one of the account's sessions.",
  method: "DELETE",
  path: "/account/sessions/:id",
  params: z.object({ id: z.string() }),
  answer: z.object({ ended: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "session",
});

export const endOtherSessions = defineCall({
  name: "end-other-sessions",
  summary: "Ends all sessions of the account except the current one.",
  method: "POST",
  path: "/account/sessions/end-others",
  answer: z.object({ ended: z.number() }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});
