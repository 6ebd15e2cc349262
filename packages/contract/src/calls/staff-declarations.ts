import * as z from "zod/mini";
import { declarants, declarationKinds, declarationObstacles, recordedWays } from "../entities/declaration.ts";
import { calendarDate } from "../fields/dates.ts";
import { maxLength } from "../fields/length.ts";
import { money } from "../fields/money.ts";
import { oneOf, optionalLines, optionalText, requiredText } from "../fields/text.ts";
import { maxClaimItems, maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";
import { fileErrors } from "./documents.ts";

/** Declarations that reach us otherwise than on our pages; docs/policy.md. */

/** `refId`: also a contract number, which the addresses of the desk's pages have. */
const policyParams = z.object({ refId: z.string() });

/**
 * `declaredOn`: the day on which it was sent or said. `name`: for an heir or somebody else. `claimId`: for OBJECTION
 * and AGREEMENT. `items`: for CLAIM. `movedOutOn`: for MOVING_OUT. `text`: the words of an objection, or the reason of
 * a cancellation.
 */
const declared = z.object({
  kind: oneOf(declarationKinds),
  way: oneOf(recordedWays),
  declaredOn: calendarDate,
  arrivedOn: calendarDate,
  by: oneOf(declarants),
  name: optionalText(),
  claimId: z.optional(z.nullable(z.string())),
  items: z._default(
    z
      .array(z.object({ description: requiredText(), amount: money }))
      .check(maxLength(maxClaimItems, { error: "FIELD_INVALID" })),
    [],
  ),
  movedOutOn: z.optional(z.nullable(calendarDate)),
  text: optionalLines(maxMessageLength),
  note: optionalLines(maxMessageLength),
  scanId: z.optional(z.nullable(z.string())),
});

const errors = ["FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM", "LOGIN_REQUIRED", "POLICY_UNKNOWN"] as const;

/**
 * Writes nothing. `obstacle`: why it would have no effect; null if it has. `until`: the last day of its period. `by`: who
 * recorded it, or asked a second person. `effectiveOn`: the day from which it counts. Amounts in EUR.
 */
export const previewDeclaration = defineCall({
  name: "preview-declaration",
  summary: "Shows what would follow from a declaration before it is recorded.",
  method: "POST",
  path: "/staff/policies/:refId/declarations/preview",
  params: policyParams,
  body: declared,
  answer: z.object({
    obstacle: z.nullable(oneOf(declarationObstacles)),
    until: z.nullable(z.string()),
    by: z.nullable(z.string()),
    effectiveOn: z.string(),
    refund: z.number(),
    pendingRefund: z.number(),
    needsSecondPerson: z.boolean(),
  }),
  errors,
  access: "staff",
});

/**
 * `asked`: it moves money, so a second person must approve it. A colleague who records the same once more learns who was
 * first: CASE_DECIDED, or APPROVAL_OPEN while it waits.
 */
export const recordDeclaration = defineCall({
  name: "record-declaration",
  summary: "Records a declaration that came by letter, mail, fax, phone or in person, with what follows from it.",
  method: "POST",
  path: "/staff/policies/:refId/declarations",
  params: policyParams,
  body: declared,
  answer: z.object({ asked: z.boolean() }),
  errors: [
    ...errors,
    "POLICY_STATUS_CONFLICT",
    "STEP_NOT_ALLOWED",
    "CLAIM_UNKNOWN",
    "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT",
    "RATE_LIMITED",
    "CASE_DECIDED",
    "APPROVAL_OPEN",
  ],
  access: "staff",
});

/** The body is multipart/form-data with one part, `file`. */
export const uploadDeclarationScan = defineCall({
  name: "upload-declaration-scan",
  summary: "Uploads the scan of a letter before it is recorded as a declaration.",
  method: "POST",
  path: "/staff/policies/:refId/declarations/scan",
  params: policyParams,
  upload: [],
  answer: z.object({ id: z.string(), fileName: z.string() }),
  errors: [...fileErrors, "LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "staff",
});

export const staffDeclarationCalls: readonly Call[] = [previewDeclaration, recordDeclaration, uploadDeclarationScan];
