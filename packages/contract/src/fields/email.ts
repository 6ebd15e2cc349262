import * as z from "zod/mini";
import { cleanPasted } from "./pasted.ts";
import { maxLength, minLength } from "./length.ts";
import { typedText } from "./text.ts";

/** The HTML standard's pattern, but a dot only between two other characters. */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Letters may have marks, as in Thai and Hindi. A dot is required, because mail to 'x@localhost' never arrives. */
const domainName =
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;
const longestMailbox = 64;
const longestEmail = 254;

function isEmail(text: string): boolean {
  const [before = "", after = "", ...others] = text.split("@");
  return before.length <= longestMailbox && mailbox.test(before) && domainName.test(after) && others.length === 0;
}

/** The address without what is copied along with it: 'mailto:ada@example.com', 'Ada <ada@example.com>', 'ada@example.com.' */
function plainEmail(value: string): string {
  const text = cleanPasted(value);
  const [, inside] = /^[^<>@]*<([^<>\s]+)>$/.exec(text) ?? [];
  return (inside ?? text).replace(/^mailto:/i, "").replace(/[.,;]$/, "");
}

/** An email address, at most 254 characters. Error: INVALID_EMAIL. Source: specification §5. */
export const email = typedText(longestEmail, { clean: plainEmail, tooLong: "INVALID_EMAIL" }).check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  maxLength(longestEmail, { error: "INVALID_EMAIL", abort: true }),
  z.refine(isEmail, { error: "INVALID_EMAIL" }),
);

/** The domain of email addresses, with or without a leading @; stored in lower case. Error: FIELD_INVALID. */
export const mailDomain = typedText(longestEmail, {
  clean: (value) => cleanPasted(value).toLowerCase().replace(/^@/, ""),
}).check(z.refine((domain) => email.safeParse(`a@${domain}`).success, { error: "FIELD_INVALID" }));

/**
 * Whether two addresses are the same one, as for logging in and for sending; ignores case. To ask whether they belong to
 * the same person, use `sameMailbox`. Stored keys of addresses are in JavaScript's lower case, too; PostgreSQL's lower()
 * differs, for example for 'İ' and a final 'Σ', so never compare one with the other.
 */
export function sameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
