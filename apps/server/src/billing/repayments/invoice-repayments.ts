import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { lockPolicy, type Policy, policyMailData, toTenant } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { isPendingDebit } from "../is-pending-debit.ts";
import { nextReminderOn } from "../rules/repayment-plan.ts";
import { tellCoTenantsOfDebt } from "./tell-co-tenants.ts";
import { type RepaymentRow, writePlan } from "./write-plan.ts";
import { type DueRows, dueRows } from "../../platform/jobs/due-rows.ts";
import { isChargePaused } from "../../views/circumstances.ts";

const isPaused = isChargePaused(sql.ref("repayment.ref_id"));

export const repaymentsWithoutPlan = dueRows({
  from: sql`repayment`,
  key: sql`id`,
  at: sql`choice_ends_at`,
  where: sql`parts IS NULL AND NOT ${isPaused}`,
});

export const invoicesToRemindOf = dueRows({
  from: sql`repayment`,
  key: sql`id`,
  at: sql`remind_at`,
  where: sql`remind_at IS NOT NULL AND NOT ${isPaused}`,
});

/**
 * Invoices a repayment whose tenant chose no plan in time. The card is not charged for an invoice unless the tenant pays it
 * on the page (docs/law.md).
 */
export async function invoiceUnchosenRepayment(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  id: string,
): Promise<boolean> {
  const due = await lockDue(transaction, deps, id, repaymentsWithoutPlan);
  if (!due) return false;
  const { policy, repayment } = due;
  const plan = [{ number: 1, on: repayment.due_on, amountCents: repayment.amount_cents }];
  const invoiced = await writePlan(transaction, deps, { policy, repayment, plan, by: "calendar" });
  if (invoiced) await sendInvoice(transaction, deps, policy, { repayment, isReminder: false });
  return true;
}

/**
 * Invoices repayments without a plan to the co-tenants at once, because the first tenant has died or is insolvent and gets
 * neither a choice nor a mail. Nothing is charged, and they can transfer it.
 */
export async function invoiceCoTenants(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  policy: Policy,
): Promise<void> {
  if (policy.co_tenant_names.length === 0) return;
  const unchosen = await transaction
    .selectFrom("repayment")
    .selectAll()
    .where("ref_id", "=", policy.ref_id)
    .where("parts", "is", null)
    .orderBy("owed_at")
    .orderBy("id")
    .execute();
  for (const repayment of unchosen) {
    const { id, amount_cents: amountCents, choose_until: chooseUntil, due_on: dueOn } = repayment;
    const plan = [{ number: 1, on: dueOn, amountCents }];
    await writePlan(transaction, deps, { policy, repayment, plan, by: "calendar" });
    await tellCoTenantsOfDebt(transaction, deps, policy, { id, event: "INVOICED", amountCents, chooseUntil, dueOn });
  }
}

/**
 * Tells the co-tenants what is left of the plans that the first tenant chose, who has died or is insolvent: its
 * instalments are no longer charged, and they can transfer them.
 */
export async function tellOfStoppedPlans(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  policy: Policy,
): Promise<void> {
  const running = await transaction
    .selectFrom("repayment")
    .innerJoin("instalment", "instalment.repayment_id", "repayment.id")
    .select(["repayment.id", "choose_until", "repayment.due_on"])
    .select(({ fn }) => fn.sum<number>("instalment.amount_cents").as("left"))
    .where("repayment.ref_id", "=", policy.ref_id)
    .where("repayment.paid_at", "is", null)
    .where("repayment.planned_by", "=", "tenant")
    .where("instalment.status", "<>", "PAID")
    .groupBy("repayment.id")
    .orderBy("owed_at")
    .orderBy("repayment.id")
    .execute();
  for (const { id, left, choose_until: chooseUntil, due_on: dueOn } of running)
    await tellCoTenantsOfDebt(transaction, deps, policy, {
      id,
      event: "STOPPED",
      amountCents: left,
      chooseUntil,
      dueOn,
    });
}

/** Mails the reminder of an unpaid invoice, unless it is being paid by debit. */
export async function sendInvoiceReminder(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  id: string,
): Promise<boolean> {
  const due = await lockDue(transaction, deps, id, invoicesToRemindOf);
  if (!due) return false;
  const { policy, repayment } = due;
  if (await hasPendingDebit(transaction, id)) await scheduleReminder(transaction, deps, policy, repayment);
  else await sendInvoice(transaction, deps, policy, { repayment, isReminder: true });
  return true;
}

/** Locks the policy; undefined if the repayment is not due, or not any more once the policy is locked. */
async function lockDue(
  transaction: Transaction<Database>,
  { clock }: Pick<WorkDeps, "clock">,
  id: string,
  rows: DueRows,
): Promise<{ policy: Policy; repayment: RepaymentRow } | undefined> {
  const due = transaction.selectFrom("repayment").selectAll().where("id", "=", id).where(rows.isDue(clock.now()));
  const found = await due.executeTakeFirst();
  if (!found) return undefined;
  const policy = await lockPolicy(transaction, found.ref_id);
  const repayment = await due.executeTakeFirst();
  return repayment && { policy, repayment };
}

async function sendInvoice(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  { repayment, isReminder }: { repayment: RepaymentRow; isReminder: boolean },
): Promise<void> {
  await scheduleReminder(transaction, deps, policy, repayment);
  const { id, amount_cents, due_on } = repayment;
  await tellCoTenantsOfDebt(transaction, deps, policy, {
    id,
    event: isReminder ? "REMINDED" : "INVOICED",
    amountCents: amount_cents,
    chooseUntil: repayment.choose_until,
    dueOn: due_on,
  });
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `repayment-invoice:${id}:${localDay(policy.country, deps.clock.now())}`,
    kind: "repayment-invoice",
    data: { ...policyMailData(policy), amountCents: amount_cents, dueOn: due_on, isReminder },
  });
}

async function scheduleReminder(
  transaction: Transaction<Database>,
  { clock }: WorkDeps,
  { country }: Policy,
  { id, due_on }: RepaymentRow,
): Promise<void> {
  const next = nextReminderOn(due_on, localDay(country, clock.now()));
  const remind_at = next === null ? null : startOfLocalDay(country, next);
  await transaction.updateTable("repayment").set({ remind_at }).where("id", "=", id).execute();
}

/** Whether the tenant has paid by a debit that the bank has not decided about. */
async function hasPendingDebit(transaction: Transaction<Database>, repaymentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM charge_attempt a JOIN instalment i ON i.id = a.instalment_id
    WHERE i.repayment_id = ${repaymentId} AND ${isPendingDebit}`.execute(transaction);
  return rows.length > 0;
}
