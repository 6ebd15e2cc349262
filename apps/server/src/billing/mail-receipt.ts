import { addDays } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Policy, policyMailData, toTenant } from "../policy/index.ts";
import { findDebitAccount } from "./find-debit-account.ts";

type Premium = Pick<
  Selectable<Database["premium"]>,
  "number" | "amount_cents" | "period_from" | "period_until" | "first_failed_on"
>;

/**
 * Mails the receipt of a premium that was charged. Later monthly ones have theirs in the account only, unless a mail told of
 * a failed charge before (docs/mail.md).
 */
export async function mailReceipt(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  policy: Policy,
  { attemptId, methodId, premium }: { attemptId: string; methodId: string; premium: Premium },
): Promise<void> {
  const { number, first_failed_on } = premium;
  const wasTold = first_failed_on !== null;
  if (policy.payment_period === "MONTHLY" && number > 1 && !wasTold) return;
  const account = await findDebitAccount(transaction, policy.ref_id, methodId);
  const isRunning = policy.cover_state === "ACCEPTED";
  const { next_premium_at: nextAt, country } = policy;
  await writeMail(
    transaction,
    { clock, random },
    {
      ...toTenant(policy),
      // A premium whose debit was returned is paid a second time.
      reason: `premium-paid:${attemptId}`,
      kind: "premium-paid",
      data: {
        ...policyMailData(policy),
        number,
        amountCents: premium.amount_cents,
        paymentPeriod: policy.payment_period,
        paidOn: localDay(country, clock.now()),
        from: premium.period_from,
        until: addDays(premium.period_until, -1),
        // A debit was announced, and a failed charge reported, with the beginning of cover.
        beginsCover: isRunning && number === 1 && !wasTold && account === null,
        nextOn: isRunning && nextAt !== null ? localDay(country, nextAt) : null,
        account,
      },
    },
  );
}
