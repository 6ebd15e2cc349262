import * as z from "zod/mini";
import { normaliseText } from "./text.ts";

// The HTML standard's pattern for e-mail fields, with a dot asked for in the domain: mail to 'x@localhost' never arrives.
const pattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** An e-mail address, at most 254 characters, kept as typed. Error: INVALID_EMAIL. Source: specification §5. */
export const email = z
  .string()
  .check(
    z.overwrite(normaliseText),
    z.minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    z.maxLength(254, { error: "INVALID_EMAIL", abort: true }),
    z.regex(pattern, { error: "INVALID_EMAIL" }),
  );

/** Tells whether two addresses reach the same mailbox as far as anyone can tell without asking it: case is ignored. */
export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
