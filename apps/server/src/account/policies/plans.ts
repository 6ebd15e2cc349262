import {
  type CalendarDate,
  fromCents,
  newestTerms,
  type PaymentPeriod,
  type PolicyView,
  premiumAt,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type Policy, readSchedule } from "../../policy/index.ts";
import { pricePolicy } from "../../quote/index.ts";
import { readAgreedPlan } from "../../views/amendments.ts";

interface Next {
  from: CalendarDate;
  amountCents: number;
}

/** The premium that follows, in the payment period that was agreed for it. `next`: in the present one. */
export async function readPlannedPremium(
  db: Kysely<Database>,
  policy: Policy,
  next: Next | null,
): Promise<Next | null> {
  const plan = next && (await readAgreedPlan(db, policy.ref_id));
  const schedule = plan && (await readSchedule(db, policy));
  if (!schedule || plan.from !== next.from) return next;
  const newest = newestTerms(schedule.terms);
  const premiumCents = await priceOf(db, policy, plan.paymentPeriod);
  const terms = [...schedule.terms, { ...newest, ...plan, number: newest.number + 1, premiumCents }];
  const premium = premiumAt({ ...schedule, terms }, plan.from);
  return premium && { from: premium.from, amountCents: premium.amountCents + policy.carried_cents };
}

/** The payment period that the tenant may choose instead; null if no premium follows. */
export async function readOtherPlan(
  db: Kysely<Database>,
  policy: Policy,
  next: Next | null,
): Promise<PolicyView["otherPlan"]> {
  if (!next) return null;
  const paymentPeriod = policy.payment_period === "YEARLY" ? "MONTHLY" : "YEARLY";
  return { paymentPeriod, premiumAmount: fromCents(await priceOf(db, policy, paymentPeriod)), from: next.from };
}

function priceOf(db: Kysely<Database>, policy: Policy, payment_period: PaymentPeriod): Promise<number> {
  return pricePolicy(db, policy, { deposit_cents: policy.deposit_cents, payment_period });
}
