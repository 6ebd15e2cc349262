import * as z from "zod/mini";
import {
  countries,
  decisionMakers,
  documentStates,
  documentTypes,
  employmentStatuses,
  languages,
  refusalReasons,
  reviewCauses,
  riskOutcomes,
} from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { lastCompletedPage } from "../flow/progress.ts";
import { rentalCalculation } from "./offers.ts";
import { caseReason, caseWarning } from "./staff-reasons.ts";
import { draft } from "./staff-draft.ts";
import { staffApproval } from "./staff-approval.ts";
import { assignee } from "./staff-assignee.ts";
import { pendingCase } from "./staff-pending.ts";
import { tenantRecord } from "./tenant-record.ts";

/** Cases and refusals by the rules, as the desk sees them. Amounts in EUR, instants as UTC timestamps. */

export const staffCaseRow = z.object({
  refId: z.string(),
  tenantName: z.string(),
  email: z.nullable(z.string()),
  country: oneOf(countries),
  /** Why a person has to review it; null for a refusal by the rules. */
  cause: z.nullable(oneOf(reviewCauses)),
  outcome: oneOf(riskOutcomes),
  employmentStatus: z.nullable(oneOf(employmentStatuses)),
  grossIncome: z.nullable(z.number()),
  coldRentAmount: z.nullable(z.number()),
  rentDepositAmount: z.nullable(z.number()),
  /** The number of requested documents that are missing. */
  owed: z.number(),
  /** When the review was opened; for a refusal by the rules, when they refused. */
  openedAt: z.string(),
  /** When and by whom it was last decided; null until a person decides. */
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** When it is due; null unless it waits for us. */
  dueAt: z.nullable(z.string()),
  /** Whether somebody has decided, but it can still be undone. */
  pending: z.boolean(),
  assignee,
});

/** One decision of an application, made by the rules, by the tenant's request for a review, or by staff. */
export const staffDecision = z.object({
  id: z.string(),
  at: z.string(),
  outcome: oneOf(riskOutcomes),
  reason: z.nullable(oneOf(refusalReasons)),
  cause: z.nullable(oneOf(reviewCauses)),
  madeBy: oneOf(decisionMakers),
  /** The staff member's name; null for the other makers. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  requiredDocuments: z.array(oneOf(documentTypes)),
  ruleVersion: z.string(),
  tariffVersion: z.string(),
  inputHash: z.string(),
});

export const staffDocument = z.object({
  id: z.string(),
  type: oneOf(documentTypes),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.string(),
  /** Only CLEAN documents can be opened. Deleting a document deletes its file name too. */
  state: oneOf(documentStates),
});

/**
 * One entry of the append-only history: the call that caused it, and the staff member if one did. `answered`: the ids of
 * the questions that the call answered.
 */
export const staffHistoryEntry = z.object({
  at: z.string(),
  cause: z.string(),
  by: z.nullable(z.string()),
  answered: z.array(z.string()),
  lastCompletedPage: z.nullable(lastCompletedPage),
});

/** The ratio of yearly income to monthly cold rent, with the thresholds for good and middling. */
export const staffScore = z.object({
  ratio: z.nullable(z.number()),
  goodFrom: z.number(),
  middlingFrom: z.number(),
});

export const staffCase = z.object({
  refId: z.string(),
  /** The decision in force, which a staff decision must name; null if there is none, such as after a changed answer. */
  decisionId: z.nullable(z.string()),
  /** Whether staff may decide now. */
  open: z.boolean(),
  country: oneOf(countries),
  /** The tenant's language. */
  language: oneOf(languages),
  signed: z.boolean(),
  assignee,
  dueAt: z.nullable(z.string()),
  /** Why it waits for a person, and what to watch out for. */
  why: z.array(caseReason),
  warnings: z.array(caseWarning),
  /** What the caller has written, but not sent. */
  draft,
  /** The case that waits next, in the order of the list; null if there is none. */
  next: z.nullable(z.string()),
  /** The decision that takes effect soon, and can still be undone; null if there is none. */
  pending: pendingCase,
  /** What waits for a second person; null if nothing does. */
  approval: z.nullable(staffApproval),
  answers: z.omit(tenantRecord, { token: true }),
  score: staffScore,
  price: z.nullable(rentalCalculation),
  /** Newest first. */
  decisions: z.array(staffDecision),
  documents: z.array(staffDocument),
  history: z.array(staffHistoryEntry),
});
export type StaffCase = z.infer<typeof staffCase>;
