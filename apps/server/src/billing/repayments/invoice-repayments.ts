import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { lockPolicy, type Policy, policyMailData, toTenant } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { nextReminderOn } from "../rules/repayment-plan.ts";
import { type RepaymentRow, writePlan } from "./write-plan.ts";

/**
 * Invoices repayments for which the tenant chose no plan in time. Only the tenant can have an invoice charged
 * (docs/law.md). Returns how many there were.
 */
export async function invoiceUnchosenRepayments(deps: WorkDeps, limit: number): Promise<number> {
  const unchosen = await deps.db
    .selectFrom("repayment")
    .selectAll()
    .where("choice_ends_at", "<=", deps.clock.now())
    .where("parts", "is", null)
    .orderBy("choice_ends_at")
    .limit(limit)
    .execute();
  for (const repayment of unchosen)
    await deps.db.transaction().execute(async (transaction) => {
      const policy = await lockPolicy(transaction, repayment.ref_id);
      const plan = [{ number: 1, on: repayment.due_on, amountCents: repayment.amount_cents }];
      const invoiced = await writePlan(transaction, deps, { policy, repayment, plan, by: "calendar" });
      if (invoiced) await sendInvoice(transaction, deps, policy, { repayment, isReminder: false });
    });
  return unchosen.length;
}

/** Mails the reminders of unpaid invoices that are due. Returns how many there were. */
export async function remindOfInvoices(deps: WorkDeps, limit: number): Promise<number> {
  const due = await deps.db
    .selectFrom("repayment")
    .select(["id", "ref_id"])
    .where("remind_at", "<=", deps.clock.now())
    .orderBy("remind_at")
    .limit(limit)
    .execute();
  for (const { id, ref_id } of due)
    await deps.db.transaction().execute(async (transaction) => {
      const policy = await lockPolicy(transaction, ref_id);
      const repayment = await transaction
        .selectFrom("repayment")
        .selectAll()
        .where("id", "=", id)
        .where("remind_at", "<=", deps.clock.now())
        .executeTakeFirst();
      if (repayment) await sendInvoice(transaction, deps, policy, { repayment, isReminder: true });
    });
  return due.length;
}

async function sendInvoice(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  { repayment: { id, amount_cents, due_on }, isReminder }: { repayment: RepaymentRow; isReminder: boolean },
): Promise<void> {
  const today = localDay(policy.country, deps.clock.now());
  const next = nextReminderOn(due_on, today);
  const remind_at = next === null ? null : startOfLocalDay(policy.country, next);
  await transaction.updateTable("repayment").set({ remind_at }).where("id", "=", id).execute();
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `repayment-invoice:${id}:${today}`,
    kind: "repayment-invoice",
    data: { ...policyMailData(policy), amountCents: amount_cents, dueOn: due_on, isReminder },
  });
}
