import * as z from "zod/mini";
import { policyStatuses, reviewCauses, riskOutcomes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** Groups of the desk's search, in the order in which they are shown. */
export const staffHitKinds = ["POLICY", "CASE", "CLAIM", "CHARGE"] as const;

export const staffHit = z.object({
  kind: oneOf(staffHitKinds),
  /** The id of the claim or charge; otherwise the refId. */
  id: z.string(),
  refId: z.string(),
  tenantName: z.string(),
  email: z.nullable(z.string()),
  /** Null for a case, which has no contract yet. */
  contractNumber: z.nullable(z.string()),
  fullAddress: z.nullable(z.string()),
  status: z.nullable(oneOf(policyStatuses)),
  /** Only cases have an outcome. The cause of a case is null if the rules decided. */
  cause: z.nullable(oneOf(reviewCauses)),
  outcome: z.nullable(oneOf(riskOutcomes)),
});
/** The most hits of each kind that a search shows. */
export const staffHitLimits = { POLICY: 8, CASE: 6, CLAIM: 3, CHARGE: 3 } as const;
export type StaffHit = z.infer<typeof staffHit>;
