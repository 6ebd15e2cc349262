import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { lockPolicy } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { type RepaymentRow, writePlan } from "./write-plan.ts";

/** One charge on the announced day. Returns how many there were. */
export async function planUnchosenRepayments(deps: WorkDeps, limit: number): Promise<number> {
  const overdue = await deps.db
    .selectFrom("repayment")
    .selectAll()
    .where("choice_ends_at", "<=", deps.clock.now())
    .where("parts", "is", null)
    .orderBy("choice_ends_at")
    .limit(limit)
    .execute();
  for (const repayment of overdue)
    await deps.db.transaction().execute((transaction) => planSingleCharge(transaction, deps, repayment));
  return overdue.length;
}

async function planSingleCharge(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  repayment: RepaymentRow,
): Promise<void> {
  const policy = await lockPolicy(transaction, repayment.ref_id);
  const plan = [{ number: 1, on: repayment.due_on, amountCents: repayment.amount_cents }];
  await writePlan(transaction, deps, { policy, repayment, plan, by: "calendar" });
}
