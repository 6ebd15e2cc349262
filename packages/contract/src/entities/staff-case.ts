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
import { rentalCalculation } from "./offers.ts";
import { tenantRecord } from "./tenant-record.ts";

/**
 * What the desk sees of applications that a person is or was to look at, and of those that the rules refused. Amounts in
 * EUR, instants as UTC timestamps.
 */

/** One row of the queue. */
export const staffCaseRow = z.object({
  refId: z.string(),
  tenantName: z.string(),
  email: z.nullable(z.string()),
  country: oneOf(countries),
  /** Why a person is to look at it; null for a refusal by the rules. */
  cause: z.nullable(oneOf(reviewCauses)),
  outcome: oneOf(riskOutcomes),
  employmentStatus: z.nullable(oneOf(employmentStatuses)),
  grossIncome: z.nullable(z.number()),
  coldRentAmount: z.nullable(z.number()),
  rentDepositAmount: z.nullable(z.number()),
  /** Documents that the tenant still owes. */
  owed: z.number(),
  /** Since when it is for a person; of a refusal by the rules, when they refused. */
  openedAt: z.string(),
  /** When and by whom it was decided last; null while nobody did anything. */
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});

/** One decision in the chain of an application, of the rules, of the tenant who asked for a person, or of a person. */
export const staffDecision = z.object({
  id: z.string(),
  at: z.string(),
  outcome: oneOf(riskOutcomes),
  reason: z.nullable(oneOf(refusalReasons)),
  cause: z.nullable(oneOf(reviewCauses)),
  madeBy: oneOf(decisionMakers),
  /** The person's name. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  requiredDocuments: z.array(oneOf(documentTypes)),
  ruleVersion: z.string(),
  tariffVersion: z.string(),
  inputHash: z.string(),
});
export type StaffDecision = z.infer<typeof staffDecision>;

export const staffDocument = z.object({
  id: z.string(),
  type: oneOf(documentTypes),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.string(),
  /** Only what is CLEAN can be opened; the name of what is gone is gone with it. */
  state: oneOf(documentStates),
});

/** One entry of the append-only history: the call that made it, and who of us where it was one of us. */
export const staffHistoryEntry = z.object({
  at: z.string(),
  cause: z.string(),
  by: z.nullable(z.string()),
  lastCompletedPage: z.nullable(z.string()),
});

/** The rules' measure: yearly income over monthly cold rent, and from where on it is good or middling. */
export const staffScore = z.object({
  ratio: z.nullable(z.number()),
  goodFrom: z.number(),
  middlingFrom: z.number(),
});

export const staffCase = z.object({
  refId: z.string(),
  /** The decision that is in force, which an act has to name; null while there is none, as after a changed answer. */
  decisionId: z.nullable(z.string()),
  /** Whether a person may decide now. */
  open: z.boolean(),
  country: oneOf(countries),
  /** In which the tenant reads. */
  language: oneOf(languages),
  signed: z.boolean(),
  answers: z.omit(tenantRecord, { token: true }),
  score: staffScore,
  price: z.nullable(rentalCalculation),
  /** Newest first. */
  decisions: z.array(staffDecision),
  documents: z.array(staffDocument),
  history: z.array(staffHistoryEntry),
});
export type StaffCase = z.infer<typeof staffCase>;
