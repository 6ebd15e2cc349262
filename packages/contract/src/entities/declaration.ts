import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { colleague } from "./staff-assignee.ts";

/** What somebody declared about a contract; docs/policy.md. */

export const declarationKinds = [
  "WITHDRAWAL",
  "CANCELLATION",
  "RELEASE",
  "CLAIM",
  "OBJECTION",
  "AGREEMENT",
  "MOVING_OUT",
] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

export const declarationWays = ["PAGE", "MAIL", "LETTER", "FAX", "PHONE", "IN_PERSON"] as const;
export type DeclarationWay = (typeof declarationWays)[number];

/** The ways that somebody at the desk records. */
export const recordedWays = ["LETTER", "MAIL", "FAX", "PHONE", "IN_PERSON"] as const;

export const declarants = ["TENANT", "CO_TENANT", "LANDLORD", "HEIR", "OTHER"] as const;
export type Declarant = (typeof declarants)[number];

/** Who may declare what. An heir, or somebody else with authority, acts for one of the two. */
export const declarantsOf = {
  WITHDRAWAL: ["TENANT", "CO_TENANT", "HEIR", "OTHER"],
  CANCELLATION: ["TENANT", "CO_TENANT", "HEIR", "OTHER"],
  RELEASE: ["LANDLORD", "HEIR", "OTHER"],
  CLAIM: ["LANDLORD", "HEIR", "OTHER"],
  OBJECTION: ["TENANT", "CO_TENANT", "HEIR", "OTHER"],
  AGREEMENT: ["TENANT", "HEIR", "OTHER"],
  MOVING_OUT: ["TENANT", "CO_TENANT", "HEIR", "OTHER"],
} as const satisfies Record<DeclarationKind, readonly Declarant[]>;

/** A declaration as the desk lists it. Days as YYYY-MM-DD. `recordedBy`: null if it was made on our pages. */
/** A scan of a letter; null as well while it waits for the scanner. */
export const staffScan = z.nullable(z.object({ id: z.string(), fileName: z.string(), contentType: z.string() }));

export const staffDeclaration = z.object({
  id: z.string(),
  kind: oneOf(declarationKinds),
  way: oneOf(declarationWays),
  /** The day on which it was sent or said. */
  declaredOn: z.string(),
  arrivedOn: z.string(),
  by: oneOf(declarants),
  /** The name of an heir or somebody else. */
  name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Set for a claim, an objection or an agreement. */
  claimId: z.nullable(z.string()),
  scan: staffScan,
  recordedAt: z.string(),
  recordedBy: z.nullable(colleague),
});
export type StaffDeclaration = z.infer<typeof staffDeclaration>;

/** Why a declaration would have no effect. TOO_LATE: its period ended on `until`. EARLIER: it was recorded on that day. */
export const declarationObstacles = ["TOO_LATE", "NOT_POSSIBLE", "RECORDED", "WAITING"] as const;
