import * as z from "zod/mini";
import { employmentStatuses, refusalReasons } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { sanctionedParty } from "./sanctions.ts";

/** Why a case waits for a person, and what to watch out for, as codes with their figures. Amounts in EUR, days as YYYY-MM-DD. */

export const caseReason = z.discriminatedUnion("code", [
  /** The tenant asked for a person after a refusal. */
  z.object({ code: z.literal("ASKED"), reason: z.nullable(oneOf(refusalReasons)) }),
  z.object({ code: z.literal("BUREAU_DOWN") }),
  /** The credit bureau asked for a person, without a rule of ours. */
  z.object({ code: z.literal("BUREAU_ASKS") }),
  /** Income in between, which this status cannot prove with documents. */
  z.object({ code: z.literal("INCOME_BETWEEN"), employmentStatus: oneOf(employmentStatuses) }),
  /** `times`: monthly income by monthly cold rent; from `good` on it is accepted, below `minimum` refused. */
  z.object({ code: z.literal("INCOME_COVERS_RENT"), times: z.number(), minimum: z.number(), good: z.number() }),
  z.object({ code: z.literal("DOCUMENTS_MISSING"), count: z.number() }),
]);
export type CaseReason = z.infer<typeof caseReason>;

export const caseWarning = z.discriminatedUnion("code", [
  z.object({ code: z.literal("START_IN_PAST"), day: z.string() }),
  z.object({ code: z.literal("CONTRACT_ENDED"), day: z.string() }),
  /** Another tenant's accepted guarantee covers the home. */
  z.object({ code: z.literal("HOME_COVERED") }),
  /** `income` a year, which covers the rent `times` times. */
  z.object({ code: z.literal("INCOME_UNUSUAL"), income: z.number(), times: z.number() }),
]);
export type CaseWarning = z.infer<typeof caseWarning>;

export const claimWarning = z.discriminatedUnion("code", [
  z.object({ code: z.literal("NO_EVIDENCE") }),
  /** The guarantee had ended when the claim was reported. */
  z.object({ code: z.literal("REPORTED_AFTER_END"), day: z.string() }),
  z.object({ code: z.literal("OTHER_CLAIMS"), count: z.number(), amount: z.number() }),
  z.object({ code: z.literal("NO_ACCOUNT") }),
  /** Nothing is paid out until two people have lifted it. */
  z.object({ code: z.literal("ON_HOLD"), by: z.string(), day: z.string() }),
  /** The account's holder is not the landlord, and nobody has recorded that this was agreed in writing. */
  z.object({ code: z.literal("PAYEE_NOT_AGREED"), payee: z.string() }),
  /** The payee's name is like that of these parties on a sanctions list. Two people must find that it is somebody else. */
  z.object({
    code: z.literal("SANCTIONS_HIT"),
    checkId: z.string(),
    name: z.string(),
    parties: z.array(sanctionedParty),
  }),
]);
export type ClaimWarning = z.infer<typeof claimWarning>;
