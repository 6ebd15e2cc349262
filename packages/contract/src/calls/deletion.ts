import * as z from "zod/mini";
import { policyStatuses } from "../enums.ts";
import { password } from "../fields/password.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import type { KeptReason } from "../rules/retention.ts";
import { defineCall } from "./define-call.ts";

/** Deletion of the account and its data (GDPR Art. 17); docs/privacy.md. */

// Declared here and not in enums.ts, which every visitor loads before the first question.
/** Why an ended contract is kept: something was charged, or it is a commercial letter (docs/privacy.md). */
export const keptReasons = ["VOUCHERS", "LETTERS"] as const satisfies readonly KeptReason[];

/** A contract that must be kept by law; `until` is the last day, YYYY-MM-DD. */
const keptContract = z.object({
  contractNumber: z.string(),
  fullAddress: z.string(),
  until: z.string(),
  because: oneOf(keptReasons),
});

export const getDeletion = defineCall({
  name: "get-deletion",
  summary: "Previews deleting the account: contracts that prevent it, and data that must be kept by law.",
  method: "GET",
  path: "/account/deletion",
  answer: z.object({
    /** Contracts that block the deletion: running ones, and ended ones that a claim can still concern. */
    running: z.array(
      z.object({
        contractNumber: z.string(),
        fullAddress: z.string(),
        status: oneOf(policyStatuses),
        /** YYYY-MM-DD; null unless the landlord's time to report a claim is all that blocks. */
        deletableFrom: z.nullable(z.string()),
      }),
    ),
    kept: z.array(keptContract),
    /** Whether the account has a password to confirm with; otherwise only the mailed link confirms. */
    byPassword: z.boolean(),
  }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});
export type DeletionPlan = z.infer<typeof getDeletion.answer>;

/** At most three per hour. */
export const askForDeletionLink = defineCall({
  name: "ask-for-deletion-link",
  summary: "Emails a link that confirms the deletion of the account.",
  method: "POST",
  path: "/account/deletion/link",
  answer: z.object({ sent: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "POLICY_STATUS_CONFLICT", "RATE_LIMITED"],
  access: "session",
});

/** Confirmed by the password or by the secret of the mailed link. Cannot be undone, and ends every session. */
export const deleteAccount = defineCall({
  name: "delete-account",
  summary: "Deletes the account and all data that need not be kept by law.",
  method: "POST",
  path: "/account/deletion",
  body: z.object({ password: z.optional(password), deletionToken: z.optional(token) }),
  answer: z.object({ kept: z.array(keptContract) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "LOGIN_REQUIRED",
    "LOGIN_FAILED",
    "WRONG_TOKEN",
    "POLICY_STATUS_CONFLICT",
    "RATE_LIMITED",
  ],
  access: "session",
});
