import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";

/** A hold, a death or an insolvency. Source: docs/circumstances.md. */

export const circumstanceKinds = ["SUSPICION", "DEATH", "TENANT_INSOLVENT", "LANDLORD_INSOLVENT"] as const;
export type CircumstanceKind = (typeof circumstanceKinds)[number];

/** Those that the desk records on a day, with heirs or an administrator. */
export const recordedKinds = ["DEATH", "TENANT_INSOLVENT", "LANDLORD_INSOLVENT"] as const;

/** Days as YYYY-MM-DD, instants as UTC timestamps. */
export const circumstance = z.object({
  id: z.string(),
  kind: oneOf(circumstanceKinds),
  /** The day of the death, or of the opening of the proceedings; null for a suspicion. */
  happenedOn: z.nullable(z.string()),
  /** Heirs or administrator; null where nobody is known. */
  contact: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()), address: z.nullable(z.string()) })),
  note: z.string(),
  recordedBy: z.string(),
  recordedAt: z.string(),
  /** Null while it lasts. */
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  endNote: z.nullable(z.string()),
});
export type Circumstance = z.infer<typeof circumstance>;
