import { endChoice } from "./end-choice.ts";
import type { WorkDeps } from "../../work-deps.ts";

/** Plans what is to be paid back where the time of choosing is over; each in a transaction of its own, which takes the policy's lock. */
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
