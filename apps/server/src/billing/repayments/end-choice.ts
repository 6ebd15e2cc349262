import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { lockPolicy } from "../../policy/index.ts";
import { type RepaymentRow, writePlan } from "./write-plan.ts";

/** Nobody chose in time: all of it is charged on the day that the tenant was told from the first mail on. */
export async function endChoice(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  repayment: RepaymentRow,
): Promise<void> {
  const policy = await lockPolicy(transaction, repayment.ref_id);
  const plan = [{ number: 1, on: repayment.due_on, amountCents: repayment.amount_cents }];
  await writePlan(transaction, deps, { policy, repayment, plan, by: "calendar" });
}
