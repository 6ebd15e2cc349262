import * as z from "zod/mini";
import { passwordLength } from "../limits.ts";

/** The rules of a new password, each by itself, so that a page can show which are kept. Source: specification §5. */
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

/** In the order in which a page shows them. */
export const passwordRuleNames = ["length", "lower", "upper", "digit", "special"] as const satisfies PasswordRule[];

/** The one form in which a password is compared: the same letters typed on another keyboard are the same password. */
export function normalisePassword(password: string): string {
  return password.normalize("NFC");
}

/**
 * A new password. Not trimmed: a blank at its end belongs to it. Errors: FIELD_REQUIRED, and FIELD_INVALID for one that
 * breaks a rule (docs/security.md).
 */
export const newPassword = z.string().check(
  z.overwrite(normalisePassword),
  z.minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.refine((password) => passwordRuleNames.every((name) => passwordRules[name](password)), { error: "FIELD_INVALID" }),
);

/** A password that is only compared. An overlong one belongs to nobody, and is not worth a hash. */
export const password = z
  .string()
  .check(
    z.overwrite(normalisePassword),
    z.minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    z.maxLength(4 * passwordLength.most, { error: "FIELD_INVALID" }),
  );
