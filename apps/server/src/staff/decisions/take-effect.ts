import { caseVerdict, claimVerdict } from "@kautia/contract";
import { type Selectable, sql, type Transaction } from "kysely";
import { parse } from "zod/mini";
import { lockUnsigned } from "../../application/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";
import { oneByOne } from "../../platform/jobs/one-by-one.ts";
import type { RowTask } from "../../platform/jobs/task.ts";
import { lockPolicy } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { applyPendingCase } from "../cases/decide.ts";
import { applyPendingClaim } from "../claims/decide.ts";
import { recordAct } from "../session.ts";

type Pending = Selectable<Database["pending_decision"]>;

const decisionsToApply = dueRows({ from: sql`pending_decision`, key: sql`id`, at: sql`takes_effect_at` });

/** Applies the decisions that nobody has undone in time. */
export const pendingDecisions: RowTask<WorkDeps> = {
  name: "decisions",
  due: decisionsToApply.all,
  handle: oneByOne(takeEffect),
};

/** Locks the case or claim, deletes the row unless it was undone meanwhile, and decides. */
async function takeEffect(transaction: Transaction<Database>, deps: WorkDeps, id: string): Promise<boolean> {
  const pending = await transaction
    .selectFrom("pending_decision")
    .selectAll()
    .where("id", "=", id)
    .where(decisionsToApply.isDue(deps.clock.now()))
    .executeTakeFirst();
  if (!pending) return false;
  const { kind, subject_id, ref_id: refId, staff_id: by } = pending;
  await lockSubject(transaction, pending);
  const taken = await transaction.deleteFrom("pending_decision").where("id", "=", id).returning("id").execute();
  if (taken.length === 0) return false;
  const isApplied = await apply(transaction, deps, pending);
  if (!isApplied)
    await recordAct(transaction, deps, { by, act: "drop-decision", refId, detail: { kind, id: subject_id } });
  return true;
}

function lockSubject(transaction: Transaction<Database>, { kind, ref_id }: Pending): Promise<unknown> {
  return kind === "CASE" ? lockUnsigned(transaction, ref_id) : lockPolicy(transaction, ref_id);
}

function apply(transaction: Transaction<Database>, deps: WorkDeps, pending: Pending): Promise<boolean> {
  const { subject_id, ref_id: refId, staff_id: by, seen_decision_id } = pending;
  if (pending.kind === "CASE") {
    const verdict = parse(caseVerdict, pending.verdict);
    return applyPendingCase(transaction, deps, { refId, seenDecisionId: seen_decision_id ?? "", verdict, by });
  }
  const verdict = parse(claimVerdict, pending.verdict);
  return applyPendingClaim(transaction, deps, { refId, claimId: subject_id, verdict, by });
}
