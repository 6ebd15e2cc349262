import { type CallAnswer, pendingKinds, type undoDecision } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";

/** Deletes the person's decision. If a worker is just applying it, waits for the worker, and finds nothing left to undo. */
export async function undo(
  deps: Pick<Deps, "db" | "clock">,
  person: StaffMember,
  { kind, id }: { kind: string; id: string },
): Promise<CallAnswer<typeof undoDecision> | Refusal> {
  const known = pendingKinds.find((pendingKind) => pendingKind === kind);
  if (!known) return refuse("STEP_NOT_ALLOWED");
  return inTransaction(deps.db, async (transaction) => {
    // Before the decision itself, as everybody does who holds both. The act refers to the application.
    await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("ref_id", "in", ({ selectFrom }) =>
        selectFrom("pending_decision").select("ref_id").where("kind", "=", known).where("subject_id", "=", id),
      )
      .forKeyShare()
      .execute();
    const row = await transaction
      .deleteFrom("pending_decision")
      .where("kind", "=", known)
      .where("subject_id", "=", id)
      .where("staff_id", "=", person.id)
      .returning("ref_id")
      .executeTakeFirst();
    if (!row) return refuse("STEP_NOT_ALLOWED");
    const detail = { kind, id };
    await recordAct(transaction, deps, { by: person.id, act: "undo-decision", refId: row.ref_id, detail });
    return { undone: true as const };
  });
}
