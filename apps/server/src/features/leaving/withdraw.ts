import type { Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../domain/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { changeStatus, contractData, lockPolicy, toLandlord, toTenant } from "../policies/index.ts";
import { cancelOpenPremiums } from "./cancel-open-premiums.ts";
import { planRefunds } from "./plan-refunds.ts";
import { readPaidUntil } from "./way-out.ts";

type LeavingDeps = Pick<Deps, "clock" | "random" | "jobs">;

/**
 * Withdraws: it ends at once, what was not charged yet never is, and what was paid comes back. Whether there is time for
 * it the caller has asked. Answers whether it was not over already.
 */
export async function withdraw(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random">,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const paidUntil = await readPaidUntil(transaction, policy, now);
  const outcome = await changeStatus(transaction, refId, {
    to: "WITHDRAWN",
    cause: "tenant",
    at: now,
    set: { covered_until: paidUntil },
  });
  if (outcome !== "changed") return false;
  await cancelOpenPremiums(transaction, policy, now);
  const refundCents = paidUntil === null ? 0 : await planRefunds(transaction, deps, policy, paidUntil);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `withdrawn:${refId}`,
    kind: "withdrawn",
    data: { ...contractData(policy), on: localDay(policy.country, now), refundCents },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-withdrawn:${refId}`,
    kind: "landlord-withdrawn",
    data: { ...contractData(policy), on: localDay(policy.country, now) },
  });
  return true;
}
