import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";

/** The decision on a claim: accepted as a whole, in part, or refused (docs/policy.md). */
export const claimOutcomes = ["ACCEPTED", "PARTLY", "REFUSED"] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** `amount` in EUR. `granted` is the accepted part of it; null until the decision. */
export const claimItem = z.object({ description: z.string(), amount: z.number(), granted: z.nullable(z.number()) });

/**
 * `amount` in EUR is what the landlord gets. `note` is the explanation, always present unless the whole claim was
 * accepted.
 */
export const claimDecision = z.object({
  outcome: oneOf(claimOutcomes),
  amount: z.number(),
  note: z.nullable(z.string()),
  at: z.string(),
});

/** The transfer to the landlord; `on` as YYYY-MM-DD. `reference` is the text on the bank statement. */
export const claimPayout = z.object({ amount: z.number(), on: z.string(), reference: z.string() });

/**
 * A file uploaded by one side; `size` in bytes. While `checked` is false, the scanner was unavailable and nobody can
 * open it.
 */
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
 * A landlord's claim under the guarantee, the tenant's objection or agreement, the decision and the payout. Amounts in
 * EUR, instants as UTC timestamps, `objectUntil` as YYYY-MM-DD. Source: specification §8
 * (CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT).
 */
export const claim = z.object({
  id: z.string(),
  /** The sum of the items. */
  amount: z.number(),
  items: z.array(claimItem),
  reportedAt: z.string(),
  objectUntil: z.string(),
  /** Whether the tenant may still object: the period runs, and they have neither objected nor agreed yet. */
  mayObject: z.boolean(),
  objection: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Whether the tenant may agree, so that we decide without waiting: while they may object, unless several tenants signed. */
  mayAgree: z.boolean(),
  /** When the tenant agreed; null unless they did. */
  agreedAt: z.nullable(z.string()),
  decision: z.nullable(claimDecision),
  /** Null until the granted amount was paid to the landlord. */
  payout: z.nullable(claimPayout),
  /** Files of both sides, oldest first. */
  files: z.array(evidenceFile),
});
export type Claim = z.infer<typeof claim>;
