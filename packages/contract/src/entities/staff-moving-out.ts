import * as z from "zod/mini";
import { languages, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { movingOut, movingOutStates } from "./moving-out.ts";
import { lineEntry } from "./policy-view.ts";
import { draft } from "./staff-draft.ts";
import { assignee } from "./staff-assignee.ts";

/** Proofs of moving out as the desk sees them. Days as YYYY-MM-DD, instants as UTC timestamps. */

export const staffMovingOutRow = z.object({
  id: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  landlordName: z.nullable(z.string()),
  movedOutOn: z.string(),
  givenAt: z.string(),
  state: oneOf(movingOutStates),
  confirmedOn: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** When it is due; null unless it waits for us. */
  dueAt: z.nullable(z.string()),
  assignee,
});
export type StaffMovingOutRow = z.infer<typeof staffMovingOutRow>;

export const staffMovingOut = z.object({
  ...movingOut.shape,
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  /** The language of both sides. */
  language: oneOf(languages),
  tenantName: z.string(),
  landlordName: z.nullable(z.string()),
  fullAddress: z.string(),
  coverStart: z.nullable(z.string()),
  /** The day of the cancellation; premiums are owed at least until then. */
  cancelledOn: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  assignee,
  dueAt: z.nullable(z.string()),
  /** What the caller has written, but not sent. */
  draft,
  /** The proof that waits next, in the order of the list; null if there is none. */
  next: z.nullable(z.string()),
  /** The status line, oldest first. */
  line: z.array(lineEntry),
});
export type StaffMovingOut = z.infer<typeof staffMovingOut>;
