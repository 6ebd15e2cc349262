import { addDays } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { choiceDates, mostParts } from "../rules/repayment-plan.ts";
import { postToLedger } from "../post-to-ledger.ts";
import type { Policy } from "../../policy/index.ts";

/** Returns what the mail about the decision needs. */
export async function createRepayment(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { ref_id, country, currency }: Policy,
  { claimId, amountCents }: { claimId: string; amountCents: number },
) {
  const now = clock.now();
  const { chooseUntil, dueOn } = choiceDates(localDay(country, now));
  const id = random.uuid();
  await transaction
    .insertInto("repayment")
    .values({
      id,
      claim_id: claimId,
      ref_id,
      amount_cents: amountCents,
      currency,
      owed_at: now,
      choose_until: chooseUntil,
      choice_ends_at: startOfLocalDay(country, addDays(chooseUntil, 1)),
      due_on: dueOn,
    })
    .execute();
  await postToLedger(transaction, "REPAYMENT_OWED", { subjectId: id, refId: ref_id, amountCents, currency, at: now });
  return { chooseUntil, dueOn, mostParts: mostParts(amountCents) };
}
