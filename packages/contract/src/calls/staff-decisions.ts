import * as z from "zod/mini";
import { type Call, defineCall } from "./define-call.ts";

/**
 * Undoes the caller's decision before it takes effect; nothing was written or mailed. `kind` is a `PendingKind`; `id` is the
 * refId of a case or the id of a claim. STEP_NOT_ALLOWED once it took effect, and for a colleague's decision.
 */
export const undoDecision = defineCall({
  name: "undo-decision",
  summary: "Undoes a decision on a case or a claim before it takes effect.",
  method: "POST",
  path: "/staff/decisions/:kind/:id/undo",
  params: z.object({ kind: z.string(), id: z.string() }),
  answer: z.object({ undone: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "STEP_NOT_ALLOWED"],
  access: "staff",
});

export const staffDecisionCalls: readonly Call[] = [undoDecision];
