import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { evidenceFile } from "./claim.ts";

/**
 * The state of a proof of moving out. PROOF: a file is missing. OPEN: waits for a person. DROPPED: no longer needed,
 * because the landlord released or the tenant stays (docs/policy.md).
 */
export const movingOutStates = ["PROOF", "OPEN", "CONFIRMED", "REFUSED", "DROPPED"] as const;
export type MovingOutState = (typeof movingOutStates)[number];

/** Days as YYYY-MM-DD, instants as UTC timestamps. */
export const movingOut = z.object({
  /** The day given by the tenant. */
  movedOutOn: z.string(),
  givenAt: z.string(),
  state: oneOf(movingOutStates),
  files: z.array(evidenceFile),
  /** The day that staff read in the proof; null unless confirmed. */
  confirmedOn: z.nullable(z.string()),
  /** The first day without a premium; null unless confirmed. */
  premiumUntil: z.nullable(z.string()),
  /** A note by staff; always present if the proof was refused. */
  note: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type MovingOut = z.infer<typeof movingOut>;
