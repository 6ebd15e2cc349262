import * as z from "zod/mini";
import { policyView } from "../entities/policy-view.ts";
import { calendarDate } from "../fields/dates.ts";
import { mostInstalments } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/**
 * `parts`: 1 is all of it at once. `firstOn` is the day of the first instalment as it was shown; where the plan has moved on since,
 * as at midnight: OFFER_CHANGED. Chosen again as it was, it answers the same; anything else, or too late: STEP_NOT_ALLOWED.
 */
export const chooseRepayment = defineCall({
  name: "choose-repayment",
  summary: "The tenant chooses how to pay back what was paid for an accepted claim: at once or in instalments.",
  method: "POST",
  path: "/policies/:refId/claims/:claimId/repayment",
  params: z.object({ refId: z.string(), claimId: z.string() }),
  body: z.object({
    parts: z
      .int({ error: "FIELD_INVALID" })
      .check(z.minimum(1, { error: "MINIMUM" }), z.maximum(mostInstalments, { error: "MAXIMUM" })),
    firstOn: calendarDate,
  }),
  answer: policyView,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MINIMUM",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "CLAIM_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "OFFER_CHANGED",
  ],
  access: "session",
});
