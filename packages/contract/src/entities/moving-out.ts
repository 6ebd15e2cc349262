import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { evidenceFile } from "./claim.ts";

/**
 * Where a proof of moving out stands. PROOF: a file is still missing. OPEN: a person has to look. DROPPED: it is not needed any
 * more, for the landlord released, or the tenant stays (docs/policy.md).
 */
export const movingOutStates = ["PROOF", "OPEN", "CONFIRMED", "REFUSED", "DROPPED"] as const;
export type MovingOutState = (typeof movingOutStates)[number];

/** Days as YYYY-MM-DD, instants as UTC timestamps. */
export const movingOut = z.object({
  /** As the tenant says. */
  movedOutOn: z.string(),
  givenAt: z.string(),
  state: oneOf(movingOutStates),
  files: z.array(evidenceFile),
  /** As a person read it in the proof; null unless confirmed. */
  confirmedOn: z.nullable(z.string()),
  /** The first day that is not paid for; null unless confirmed. */
  premiumUntil: z.nullable(z.string()),
  /** In a person's own words; there in any case where it was refused. */
  note: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type MovingOut = z.infer<typeof movingOut>;
