import * as z from "zod/mini";
import { landlordView } from "../entities/landlord-view.ts";
import { policyView } from "../entities/policy-view.ts";
import { typedContractNumber } from "../fields/contract-number.ts";
import { calendarDate } from "../fields/dates.ts";
import { email } from "../fields/email.ts";
import { anyName } from "../fields/name.ts";
import { optionalLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Withdrawal, cancellation, release. Source: specification §1, wire decisions, "After signing"; docs/policy.md. */

/** With `movedOutOn`, a cancellation also starts the proof of moving out: nothing is cancelled for an impossible day. */
export const cancelPolicy = defineCall({
  name: "cancel-policy",
  summary:
    "Withdraws from a contract within 14 days after signing and receiving all documents; later, cancels it and asks the landlord for a release.",
  method: "POST",
  path: "/policies/:refId/cancel",
  params: z.object({ refId: z.string() }),
  body: z.object({ reason: optionalLines(maxMessageLength), movedOutOn: z.optional(calendarDate) }),
  answer: policyView,
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
});

/** The response does not reveal whether the contract exists. A receipt is mailed at once, then the result if it does. */
export const askToWithdraw = defineCall({
  name: "ask-to-withdraw",
  summary: "Withdraws from a contract by its number and the tenant's email address, without logging in.",
  method: "POST",
  path: "/withdrawals",
  body: z.object({ contractNumber: typedContractNumber, email, name: anyName() }),
  answer: z.object({ received: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "INVALID_EMAIL"],
  access: "public",
});

export const releaseSignature = z.object({ signature: z.literal(true, { error: "FIELD_INVALID" }) });

/** Signing twice returns the same. The short link may not release: STEP_NOT_ALLOWED. */
export const releaseAsLandlord = defineCall({
  name: "release-as-landlord",
  summary: "Signs the release of liability: the guarantee ends and the tenant is refunded the unused premium.",
  method: "POST",
  path: "/landlord/:token/release",
  params: tokenParams,
  body: releaseSignature,
  answer: landlordView,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "POLICY_STATUS_CONFLICT"],
  access: "landlord",
});
