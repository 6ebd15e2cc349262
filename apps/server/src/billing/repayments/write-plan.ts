import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { PlannedInstalment } from "../rules/repayment-plan.ts";
import { writeMail } from "../../mails/index.ts";
import { policyMailData, extendRetention, type Policy, toTenant } from "../../policy/index.ts";

export type RepaymentRow = Selectable<Database["repayment"]>;

/** Returns false when the repayment already has a plan: two tabs, or the tenant and the deadline, can race. */
export async function writePlan(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  {
    policy,
    repayment,
    plan,
    by,
  }: {
    policy: Policy;
    repayment: RepaymentRow;
    plan: readonly PlannedInstalment[];
    by: "tenant" | "calendar";
  },
): Promise<boolean> {
  const now = clock.now();
  const { id: repayment_id, ref_id, currency } = repayment;
  const planned = await transaction
    .updateTable("repayment")
    .set({ parts: plan.length, planned_at: now, planned_by: by })
    .where("id", "=", repayment_id)
    .where("parts", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!planned) return false;
  const rows = plan.map(({ number, on: due_on, amountCents: amount_cents }) => ({
    id: random.uuid(),
    repayment_id,
    ref_id,
    number,
    due_on,
    amount_cents,
    currency,
    status: "DUE" as const,
  }));
  await transaction.insertInto("instalment").values(rows).execute();
  await transaction
    .insertInto("charge_attempt")
    .values(
      rows.map(({ id, due_on }) => {
        const begins = startOfLocalDay(policy.country, due_on);
        const try_at = begins < now ? now : begins;
        return { id: random.uuid(), instalment_id: id, number: 1, status: "INTENDED" as const, try_at };
      }),
    )
    .execute();
  const last = plan.at(-1);
  if (last) await extendRetention(transaction, policy, last.on);
  await writeMail(
    transaction,
    { clock, random },
    {
      ...toTenant(policy),
      reason: `repayment-planned:${repayment_id}`,
      kind: "repayment-planned",
      data: {
        ...policyMailData(policy),
        amountCents: repayment.amount_cents,
        instalments: plan.map(({ on, amountCents }) => ({ on, amountCents })),
        chosen: by === "tenant",
      },
    },
  );
  return true;
}
