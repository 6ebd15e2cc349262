import * as z from "zod/mini";
import { policyView } from "../entities/policy-view.ts";
import { calendarDate } from "../fields/dates.ts";
import { maxInstalments } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/**
 * `parts` = 1 pays everything at once. `firstOn` is the day of the first instalment that the tenant saw; OFFER_CHANGED
 * if the plan has shifted since, for example at midnight. The same choice again returns the same; another one, or one
 * after the deadline, is STEP_NOT_ALLOWED.
 */
export const chooseRepayment = defineCall({
  name: "choose-repayment",
  summary: "Chooses how the tenant repays a claim that was paid out: at once or in instalments.",
  method: "POST",
  path: "/policies/:refId/claims/:claimId/repayment",
  params: z.object({ refId: z.string(), claimId: z.string() }),
  body: z.object({
    parts: z
      .int({ error: "FIELD_INVALID" })
      .check(z.minimum(1, { error: "MINIMUM" }), z.maximum(maxInstalments, { error: "MAXIMUM" })),
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
