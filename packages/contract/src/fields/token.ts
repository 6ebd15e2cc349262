import * as z from "zod/mini";

/**
 * The secret of an application or a landlord's link: 32 lower-case hex characters. Source: wire decisions, "General".
 */
export const tokenPattern = /^[0-9a-f]{32}$/;

/**
 * A token in a request. Accepts any string, so that a malformed token gets the same response (404) as an unknown one.
 */
export const token = z.string();

/** An application's public id: 24 lower-case hex characters. */
export const refId = z.string().check(z.regex(/^[0-9a-f]{24}$/, { error: "FIELD_INVALID" }));
