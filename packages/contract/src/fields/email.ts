import * as z from "zod/mini";
import { normaliseText } from "./text.ts";
import { maxLength, minLength } from "./length.ts";

// The HTML standard's pattern for email fields, plus a required dot in the domain: mail to 'x@localhost' never arrives.
const pattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** An email address, at most 254 characters, kept as typed. Error: INVALID_EMAIL. Source: specification §5. */
export const email = z
  .string()
  .check(
    z.overwrite(normaliseText),
    minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    maxLength(254, { error: "INVALID_EMAIL", abort: true }),
    z.regex(pattern, { error: "INVALID_EMAIL" }),
  );

/** The domain of email addresses, with or without a leading @; stored in lower case. Error: FIELD_INVALID. */
export const mailDomain = z.string().check(
  z.overwrite((value) => normaliseText(value).toLowerCase().replace(/^@/, "")),
  z.refine((domain) => email.safeParse(`a@${domain}`).success, { error: "FIELD_INVALID" }),
);

/**
 * Whether two addresses presumably belong to the same mailbox. Ignores case. Stored keys of addresses are in JavaScript's
 * lower case, too; PostgreSQL's lower() differs, for example for 'İ' and a final 'Σ', so never compare one with the other.
 */
export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
