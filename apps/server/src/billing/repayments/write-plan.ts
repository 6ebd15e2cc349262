import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import type { PlannedInstalment } from "../rules/repayment-plan.ts";
import { extendRetention, type Policy } from "../../policy/index.ts";

export type RepaymentRow = Selectable<Database["repayment"]>;

interface Plan {
  policy: Policy;
  repayment: RepaymentRow;
  plan: readonly PlannedInstalment[];
  by: "tenant" | "calendar";
}

/**
 * Writes a repayment's plan and instalments. Null if it already has a plan, because another tab or the deadline was
 * faster.
 */
export async function writePlan(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { policy, repayment, plan, by }: Plan,
): Promise<{ id: string; due_on: string }[] | null> {
  const { id: repayment_id, ref_id, currency } = repayment;
  const planned = await transaction
    .updateTable("repayment")
    .set({ parts: plan.length, planned_at: clock.now(), planned_by: by })
    .where("id", "=", repayment_id)
    .where("parts", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!planned) return null;
  const rows = plan.map(({ number, on: due_on, amountCents: amount_cents }) => ({
    id: random.uuid(),
    repayment_id,
    ref_id,
    number,
    due_on,
    amount_cents,
    currency,
    status: by === "tenant" ? ("DUE" as const) : ("INVOICED" as const),
  }));
  await transaction.insertInto("instalment").values(rows).execute();
  const last = plan.at(-1);
  if (last) await extendRetention(transaction, policy, last.on);
  return rows;
}
