import * as z from "zod/mini";

/** What somebody at the desk has written about a case, a claim or a proof, but not sent; null if nothing. */
export const draft = z.object({
  decision: z.nullable(z.string()),
  question: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type Draft = z.infer<typeof draft>;
