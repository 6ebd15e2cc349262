import * as z from "zod/mini";
import { passwordLength } from "../limits.ts";
import { maxLength, minLength } from "./length.ts";
import { normalise } from "./normalise.ts";
import { typedText } from "./text.ts";

/** The rules for a new password, separately, so that a page can show which are met. Source: specification §5. */
export const passwordRules = {
  length: (password: string) => {
    const { length } = [...password];
    return length >= passwordLength.least && length <= passwordLength.most;
  },
  lower: (password: string) => /\p{Ll}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\p{M}\s\p{Cc}]/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof passwordRules;

/** In the order in which pages show them. */
export const passwordRuleNames = ["length", "lower", "upper", "digit", "special"] as const satisfies PasswordRule[];

/** Normalises a password, so that keyboards that compose letters differently produce the same password. */
export function normalisePassword(typed: string): string {
  return normalise(typed);
}

/** No password has more UTF-16 code units, because a character may have several. */
const longestPassword = 4 * passwordLength.most;
const typedPassword = typedText(longestPassword, { clean: normalisePassword });

/**
 * A new password. Not trimmed, because spaces are part of it. Errors: FIELD_REQUIRED, or FIELD_INVALID if it breaks a
 * rule (docs/security.md).
 */
export const newPassword = typedPassword.check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.refine((password) => passwordRuleNames.every((name) => passwordRules[name](password)), { error: "FIELD_INVALID" }),
);

/** A password to verify. An overlong one is rejected, because it cannot match and hashing it is wasteful. */
export const password = typedPassword.check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  maxLength(longestPassword, { error: "FIELD_INVALID" }),
);
