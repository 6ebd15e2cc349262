import * as z from "zod/mini";
import { passwordLength } from "../limits.ts";
import { maxLength, minLength } from "./length.ts";

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
export function normalisePassword(password: string): string {
  return password.normalize("NFC");
}

/**
 * A new password. Not trimmed, because spaces are part of it. Errors: FIELD_REQUIRED, or FIELD_INVALID if it breaks a
 * rule (docs/security.md).
 */
export const newPassword = z.string().check(
  z.overwrite(normalisePassword),
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.refine((password) => passwordRuleNames.every((name) => passwordRules[name](password)), { error: "FIELD_INVALID" }),
);

/** A password to verify. An overlong one is rejected, because it cannot match and hashing it is wasteful. */
export const password = z
  .string()
  .check(
    z.overwrite(normalisePassword),
    minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    maxLength(4 * passwordLength.most, { error: "FIELD_INVALID" }),
  );
