import * as z from "zod/mini";

/** The secret of an application, of a landlord's link: 32 lower-case hex characters. Source: wire decisions, "General". */
export const tokenPattern = /^[0-9a-f]{32}$/;

/**
 * A token as it arrives. Any string passes: a malformed token gets the answer of an unknown one (404), not a 400,
 * so that the answer does not tell the two apart.
 */
export const token = z.string();

/** An application's public id: 24 lower-case hex characters, no secret. */
export const refId = z.string().check(z.regex(/^[0-9a-f]{24}$/, { error: "FIELD_INVALID" }));
