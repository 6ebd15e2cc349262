import { addDays, type CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { type Policy, policyMailData, toTenant } from "../policy/index.ts";

type MailDeps = Pick<Deps, "clock" | "random">;

/** After how many days banks usually show what a provider has refunded. */
const daysUntilShown = 5;

/**
 * Says that a refund should have arrived. Another mail announced it, so this one waits until the money is usually there
 * (docs/mail.md).
 */
export async function mailRefundPaid(
  transaction: Transaction<Database>,
  deps: MailDeps,
  policy: Policy,
  { id, number, amountCents, at }: { id: string; number: number; amountCents: number; at: Date },
): Promise<void> {
  if (policy.forgotten_at !== null) return;
  const sentOn = localDay(policy.country, at);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `refund-paid:${id}`,
    kind: "refund-paid",
    data: { ...policyMailData(policy), number, amountCents, sentOn, reference: null },
    sendAt: startOfLocalDay(policy.country, addDays(sentOn, daysUntilShown)),
  });
}

/** Says that a person has transferred a refund that the provider could not pay. */
export async function mailRefundTransferred(
  transaction: Transaction<Database>,
  deps: MailDeps,
  policy: Policy,
  { refund, paidOn, reference }: { refund: RefundRow; paidOn: CalendarDate; reference: string },
): Promise<void> {
  const { number } = await transaction
    .selectFrom("premium")
    .select("number")
    .where("id", "=", refund.premium_id)
    .executeTakeFirstOrThrow();
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `refund-paid:${refund.id}`,
    kind: "refund-paid",
    data: { ...policyMailData(policy), number, amountCents: refund.amount_cents, sentOn: paidOn, reference },
  });
}

interface RefundRow {
  id: string;
  premium_id: string;
  amount_cents: number;
}
