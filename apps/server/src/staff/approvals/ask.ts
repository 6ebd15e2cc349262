import { isDeepStrictEqual } from "node:util";
import { type ApprovalKind, type ApprovalPayload, fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { Database } from "../../platform/database/schema.ts";
import { recordAct } from "../session.ts";
import { readOpenApproval } from "./read.ts";

interface Asked<Kind extends ApprovalKind> {
  kind: Kind;
  subjectId: string;
  /** The application that it belongs to; null if none. */
  refId: string | null;
  payload: ApprovalPayload<Kind>;
  reason: string;
}

/**
 * Asks a second person to approve. The caller has checked that it could be done now. Asking for the same again changes
 * nothing; if something else was asked for about the subject, it must be decided first.
 */
export async function askForApproval<Kind extends ApprovalKind>(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  person: StaffMember,
  asked: Asked<Kind>,
): Promise<Refusal | null> {
  const { kind, subjectId, refId, payload, reason } = asked;
  const open = await readOpenApproval(transaction, kind, subjectId);
  if (open) {
    const { askedBy } = open;
    const isRepeated = askedBy.id === person.id && open.reason === reason && isDeepStrictEqual(open.payload, payload);
    return isRepeated ? null : refuse("APPROVAL_OPEN", [fieldError("", "APPROVAL_OPEN", { by: askedBy.name })]);
  }
  const id = deps.random.uuid();
  const written = await transaction
    .insertInto("approval")
    .values({
      id,
      kind,
      subject_id: subjectId,
      ref_id: refId,
      payload: JSON.stringify(payload),
      reason,
      asked_by: person.id,
      asked_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).where("decision", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  // Somebody else asked at the same moment.
  if (!written) return askForApproval(transaction, deps, person, asked);
  await recordAct(transaction, deps, { by: person.id, act: "ask-approval", refId, detail: { approval: id, kind } });
  return null;
}
