import { endChoice } from "./end-choice.ts";
import type { WorkDeps } from "../../work-deps.ts";

/**
 * Plans repayments whose tenants did not choose in time: everything is charged on the day that the first mail named.
 * Each gets a transaction of its own, because it locks its policy. Returns how many were overdue.
 */
export async function endChoices(deps: WorkDeps, limit: number): Promise<number> {
  const over = await deps.db
    .selectFrom("repayment")
    .selectAll()
    .where("choice_ends_at", "<=", deps.clock.now())
    .where("parts", "is", null)
    .orderBy("choice_ends_at")
    .limit(limit)
    .execute();
  for (const repayment of over)
    await deps.db.transaction().execute((transaction) => endChoice(transaction, deps, repayment));
  return over.length;
}
