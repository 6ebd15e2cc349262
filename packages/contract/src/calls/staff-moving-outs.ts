import * as z from "zod/mini";
import { movingOutStates } from "../entities/moving-out.ts";
import { assignedFilters } from "../entities/staff-assignee.ts";
import { staffMovingOut, staffMovingOutRow } from "../entities/staff-moving-out.ts";
import type { ErrorCode } from "../errors.ts";
import { calendarDate } from "../fields/dates.ts";
import { listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalLines, requiredLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Proofs of moving out that a person decides; docs/policy.md. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const movingOutParams = z.object({ id: z.string() });

/** `search`: part of a name, address, contract number or refId. Open proofs first, oldest first. */
export const listMovingOuts = defineCall({
  name: "list-moving-outs",
  summary: "Lists proofs of moving out.",
  method: "GET",
  path: "/staff/moving-outs",
  query: z.object({
    state: z.optional(oneOf(movingOutStates)),
    assigned: z.optional(oneOf(assignedFilters)),
    search: searchText,
    order: listOrder(["dueAt", "givenAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffMovingOutRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const getMovingOut = defineCall({
  name: "get-moving-out",
  summary: "Returns a proof of moving out with its day, files and contract.",
  method: "GET",
  path: "/staff/moving-outs/:id",
  params: movingOutParams,
  answer: staffMovingOut,
  errors: ["LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

const decide = { method: "POST", params: movingOutParams, answer: staffMovingOut, access: "staff" } as const;
const decideErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "LOGIN_REQUIRED",
  "CASE_UNKNOWN",
  "CASE_DECIDED",
  "STEP_NOT_ALLOWED",
];

/**
 * `movedOutOn` is the day in the proof, between the start of cover and today. STEP_NOT_ALLOWED without a scanned file.
 */
export const confirmMovingOut = defineCall({
  ...decide,
  name: "confirm-moving-out",
  summary: "Confirms that the tenant has moved out, which stops the premiums; both parties are notified by email.",
  path: "/staff/moving-outs/:id/confirm",
  body: z.object({ movedOutOn: calendarDate, note: optionalLines(maxMessageLength) }),
  errors: [...decideErrors, "POLICY_STATUS_CONFLICT"],
});

export const refuseMovingOut = defineCall({
  ...decide,
  name: "refuse-moving-out",
  summary: "Refuses a proof of moving out with a reason; the tenant is notified by email and may submit another.",
  path: "/staff/moving-outs/:id/refuse",
  body: z.object({ note: requiredLines(maxMessageLength) }),
  errors: decideErrors,
});

export const staffMovingOutCalls: readonly Call[] = [listMovingOuts, getMovingOut, confirmMovingOut, refuseMovingOut];
