import * as z from "zod/mini";
import { unpaidOutcomes } from "../entities/staff-unpaid.ts";
import { calendarDate } from "../fields/dates.ts";
import { oneOf, requiredLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { maxUnpaidParts } from "../rules/unpaid.ts";
import { type Call, defineCall } from "./define-call.ts";

/**
 * `on`: for WAIT the day on which it is looked at again, for INSTALMENTS the day of the first charge; both at most 90
 * days ahead. `parts`: for INSTALMENTS. TERMINATE waits for a second person. `note`: why, which a note on the contract
 * keeps. STEP_NOT_ALLOWED if nothing waits for a decision, or if what is unpaid cannot be divided: it is being charged,
 * was refunded, or is too little.
 */
export const decideUnpaid = defineCall({
  name: "decide-unpaid",
  summary: "Decides what follows after the two weeks of a reminder: wait, instalments, or a termination.",
  method: "POST",
  path: "/staff/policies/:refId/unpaid",
  params: z.object({ refId: z.string() }),
  body: z.object({
    outcome: oneOf(unpaidOutcomes),
    on: z._default(z.nullable(calendarDate), null),
    parts: z._default(
      z.nullable(
        z
          .int({ error: "FIELD_INVALID" })
          .check(z.minimum(2, { error: "MINIMUM" }), z.maximum(maxUnpaidParts, { error: "MAXIMUM" })),
      ),
      null,
    ),
    note: requiredLines(maxMessageLength),
  }),
  answer: z.object({ done: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MINIMUM",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "ON_HOLD",
    "APPROVAL_OPEN",
  ],
  access: "staff",
});

export const staffUnpaidCalls: readonly Call[] = [decideUnpaid];
