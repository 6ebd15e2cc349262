import * as z from "zod/mini";
import { policyStatuses, reviewCauses, riskOutcomes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** Groups of the desk's search, in the order in which they are shown. */
export const staffHitKinds = ["PERSON", "POLICY", "CASE", "CLAIM", "CHARGE", "PARTNER"] as const;

/** What a hit was found by. WORDS: the beginnings of several of its words. SIMILAR: a name that is spelt alike. */
export const staffMatchKinds = [
  "NAME",
  "SIMILAR",
  "LANDLORD",
  "EMAIL",
  "LANDLORD_EMAIL",
  "PHONE",
  "LANDLORD_PHONE",
  "BIRTH_DATE",
  "HOME",
  "OLD_ADDRESS",
  "LEASE",
  "ACCOUNT",
  "NUMBER",
  "WORDS",
] as const;
export type StaffMatchKind = (typeof staffMatchKinds)[number];

export const staffHit = z.object({
  kind: oneOf(staffHitKinds),
  /** The id of the person, claim, charge or partner; otherwise the refId. */
  id: z.string(),
  /** Null for a partner. */
  refId: z.nullable(z.string()),
  /** The tenant's name, or the partner's. */
  tenantName: z.string(),
  email: z.nullable(z.string()),
  /** Null for a case, which has no contract yet. */
  contractNumber: z.nullable(z.string()),
  fullAddress: z.nullable(z.string()),
  status: z.nullable(oneOf(policyStatuses)),
  /** Only cases have an outcome. The cause of a case is null if the rules decided. */
  cause: z.nullable(oneOf(reviewCauses)),
  outcome: z.nullable(oneOf(riskOutcomes)),
  /** Why it was found, with what matches: such as the phone number, or the last digits of an account. */
  match: z.object({ kind: oneOf(staffMatchKinds), text: z.nullable(z.string()) }),
});
/** The most hits of each kind that a search shows. */
export const staffHitLimits = { PERSON: 6, POLICY: 8, CASE: 6, CLAIM: 3, CHARGE: 3, PARTNER: 3 } as const;
export type StaffHit = z.infer<typeof staffHit>;
