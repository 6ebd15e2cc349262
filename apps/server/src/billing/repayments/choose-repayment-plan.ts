import { type CallInput, type chooseRepayment, fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { mostParts, type PlannedInstalment, planInstalments } from "../rules/repayment-plan.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { writeMail } from "../../mails/index.ts";
import { hasClaim, lockPolicy, type Policy, policyMailData, toTenant } from "../../policy/index.ts";
import { findDebitAccount } from "../find-debit-account.ts";
import { planCharges } from "../plan-charges.ts";
import { type RepaymentRow, writePlan } from "./write-plan.ts";

/** Chooses the plan. Null on success, also if the tenant had already chosen the same plan. */
export async function chooseRepaymentPlan(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  { refId, claimId }: CallInput<typeof chooseRepayment>["params"],
  { parts, firstOn }: CallInput<typeof chooseRepayment>["body"],
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const owed = await transaction.selectFrom("repayment").selectAll().where("ref_id", "=", refId).execute();
  // Compared here because a malformed id would be an error in SQL.
  const repayment = owed.find(({ claim_id }) => claim_id === claimId);
  if (!repayment) {
    return refuse((await hasClaim(transaction, { refId, claimId })) ? "STEP_NOT_ALLOWED" : "CLAIM_UNKNOWN");
  }
  const now = deps.clock.now();
  const { amount_cents, planned_by, choice_ends_at } = repayment;
  if (planned_by === "tenant" && repayment.parts === parts) return null;
  if (planned_by !== null || choice_ends_at <= now) return refuse("STEP_NOT_ALLOWED");
  const most = mostParts(amount_cents);
  if (parts > most) return refuseFields([fieldError("parts", "MAXIMUM", { max: most })]);
  const plan = planInstalments(amount_cents, parts, localDay(policy.country, now));
  // The tenant agreed to the dates on the screen, which change at midnight.
  if (plan[0]?.on !== firstOn) return refuse("OFFER_CHANGED");
  await writeChosenPlan(transaction, deps, policy, { repayment, plan });
  return null;
}

async function writeChosenPlan(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
  { repayment, plan }: { repayment: RepaymentRow; plan: readonly PlannedInstalment[] },
): Promise<void> {
  const now = deps.clock.now();
  const written = await writePlan(transaction, deps, { policy, repayment, plan, by: "tenant" });
  if (!written) return;
  const charges = written.map(({ id: debtId, due_on }) => {
    const begins = startOfLocalDay(policy.country, due_on);
    return { kind: "instalment" as const, debtId, number: 1, at: begins < now ? now : begins };
  });
  await planCharges(transaction, deps, charges);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `repayment-planned:${repayment.id}`,
    kind: "repayment-planned",
    data: {
      ...policyMailData(policy),
      amountCents: repayment.amount_cents,
      instalments: plan.map(({ on, amountCents }) => ({ on, amountCents })),
      account: await findDebitAccount(transaction, policy.ref_id, policy.card_method_id),
    },
  });
}
