import * as z from "zod/mini";
import { amendmentChange } from "../entities/amendment.ts";
import type { ErrorCode } from "../errors.ts";
import { optionalLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";

/** What all calls have that ask for changes of a contract, answer them or take them back. */

export const asked = z.object({ change: amendmentChange });
export const answered = z.object({
  agrees: z.boolean({ error: "FIELD_INVALID" }),
  reason: optionalLines(maxMessageLength),
});

/**
 * AMENDMENT_OPEN: another change of the same kind waits, or one that excludes it. The same one again changes nothing.
 * UNDER_REVIEW: it would apply at once, but the contract is on hold.
 */
export const asking: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "INVALID_EMAIL",
  "INVALID_PHONE_NUMBER",
  "NAME_NOT_PRINTABLE",
  "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_NOT_EXISTS",
  "PROPERTY_HAS_ACTIVE_POLICY",
  "MINIMUM",
  "MAXIMUM",
  "DEPOSIT_RANGE",
  "DEPOSIT_MULTIPLIER",
  "INCOME_LOOKS_MONTHLY",
  "RISK_REFUSED",
  "POLICY_STATUS_CONFLICT",
  "UNDER_REVIEW",
  "AMENDMENT_OPEN",
  "AMENDMENT_TOO_LATE",
  "RATE_LIMITED",
];
/** NOT_FOUND: this contract has no such amendment. POLICY_STATUS_CONFLICT: the opposite was decided already. */
export const deciding: readonly ErrorCode[] = ["NOT_FOUND", "POLICY_STATUS_CONFLICT"];
/** STEP_NOT_ALLOWED with `documents`: what is to be signed has not been mailed yet. */
export const answering: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "UNDER_REVIEW",
  "PROPERTY_HAS_ACTIVE_POLICY",
  "STEP_NOT_ALLOWED",
  "AMENDMENT_TOO_LATE",
  ...deciding,
];
