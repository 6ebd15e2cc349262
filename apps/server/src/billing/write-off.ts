import { addMonths, writeOffAfterMonths } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import type { Policy } from "../policy/index.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { updatePaymentState } from "./update-payment-state.ts";

/** A premium that can be written off: every charge failed, and it fell due three months ago. Null otherwise. */
export async function findToWriteOff(db: Kysely<Database>, { ref_id, country }: Policy, premiumId: string, now: Date) {
  const premium = await db
    .selectFrom("premium")
    .selectAll()
    .where("id", "=", premiumId)
    .where("ref_id", "=", ref_id)
    .where("status", "=", "UNPAID")
    .executeTakeFirst();
  if (!premium) return null;
  const from = addMonths(localDay(country, premium.due_at), writeOffAfterMonths);
  return from <= localDay(country, now) ? premium : null;
}

/** Writes off a premium that two people have given up on. False if it cannot be. The caller has locked the policy. */
export async function writeOff(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  policy: Policy,
  premiumId: string,
): Promise<boolean> {
  const now = clock.now();
  const premium = await findToWriteOff(transaction, policy, premiumId, now);
  if (!premium) return false;
  const { id, amount_cents: amountCents, currency, period_from: from, period_until: until } = premium;
  await transaction.updateTable("premium").set({ status: "WRITTEN_OFF" }).where("id", "=", id).execute();
  await postToLedger(transaction, "PREMIUM_WRITTEN_OFF", {
    subjectId: id,
    refId: policy.ref_id,
    amountCents,
    currency,
    at: now,
    period: { from, until },
  });
  await updatePaymentState(transaction, policy, now);
  return true;
}
