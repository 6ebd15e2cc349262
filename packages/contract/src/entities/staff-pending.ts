import * as z from "zod/mini";
import { documentTypes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claimOutcomes } from "./claim.ts";
import { colleague } from "./staff-assignee.ts";

/** Decisions that can still be undone; docs/desk.md. */

/** What can be decided with a time for undoing it. */
export const pendingKinds = ["CASE", "CLAIM"] as const;
export type PendingKind = (typeof pendingKinds)[number];

/** What a person decided about a case. */
export const caseVerdict = z.discriminatedUnion("act", [
  z.object({ act: z.literal("accept"), note: z.nullable(z.string()) }),
  z.object({ act: z.literal("refuse"), note: z.string() }),
  z.object({ act: z.literal("request-document"), document: oneOf(documentTypes), note: z.nullable(z.string()) }),
]);
export type CaseVerdict = z.infer<typeof caseVerdict>;

/** What a person decided about a claim: `amounts` in EUR, one per item, in order. */
export const claimVerdict = z.object({
  outcome: oneOf(claimOutcomes),
  amounts: z.array(z.number()),
  note: z.nullable(z.string()),
});
export type ClaimVerdict = z.infer<typeof claimVerdict>;

/** Mails as their readers would get them, with '…' for personal links. */
export const mailPreview = z.object({
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
});

/**
 * A decision that takes effect, with its mails, at `takesEffectAt`. Until then `by` can undo it. `secondsLeft` is for clocks
 * that differ from the server's. Instants are UTC timestamps.
 */
function pendingOf<Verdict extends z.core.$ZodType>(verdict: Verdict) {
  return z.nullable(
    z.object({
      by: colleague,
      decidedAt: z.string(),
      takesEffectAt: z.string(),
      secondsLeft: z.number(),
      verdict,
    }),
  );
}

export const pendingCase = pendingOf(caseVerdict);
export const pendingClaim = pendingOf(claimVerdict);
