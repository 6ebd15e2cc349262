import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";

/** What a person makes of a claim: all of it, a part, or nothing (docs/policy.md). */
export const claimOutcomes = ["ACCEPTED", "PARTLY", "REFUSED"] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** What for, and how much, in EUR. `granted` is what a person accepted of it; null while nobody has decided. */
export const claimItem = z.object({ description: z.string(), amount: z.number(), granted: z.nullable(z.number()) });

/** `amount` is what is paid to the landlord, in EUR; `note` is in a person's own words, and there unless all was accepted. */
export const claimDecision = z.object({
  outcome: oneOf(claimOutcomes),
  amount: z.number(),
  note: z.nullable(z.string()),
  at: z.string(),
});

/** A file that one side brought; `size` in bytes. Not `checked`: no scanner could be asked, and nobody can open it yet. */
export const evidenceFile = z.object({
  id: z.string(),
  by: z.enum(["tenant", "landlord"]),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  checked: z.boolean(),
  uploadedAt: z.string(),
});
export type EvidenceFile = z.infer<typeof evidenceFile>;

/**
 * What the landlord asks for out of the guarantee, what the tenant says against it, and what a person decided. Amounts in
 * EUR, instants as UTC timestamps, the last day of objecting as YYYY-MM-DD. Source: specification §8
 * (CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT).
 */
export const claim = z.object({
  id: z.string(),
  /** The sum of the items. */
  amount: z.number(),
  items: z.array(claimItem),
  reportedAt: z.string(),
  objectUntil: z.string(),
  /** Whether the tenant may still object: there is time, and nobody has. */
  mayObject: z.boolean(),
  objection: z.nullable(z.object({ text: z.string(), at: z.string() })),
  decision: z.nullable(claimDecision),
  /** Of both sides, the oldest first. */
  files: z.array(evidenceFile),
});
export type Claim = z.infer<typeof claim>;
