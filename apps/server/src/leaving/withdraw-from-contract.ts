import { sumBy } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { LeavingDeps } from "./leaving-deps.ts";
import { declarantData, type Declared, writeDeclaration } from "../declarations/index.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { changeState, lockPolicy, paidUntil, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import { cancelOpenPremiums, planRefunds, previewPendingRefundCents } from "../billing/index.ts";
import { findLastDayToClaim } from "../claims/index.ts";
import { coverEndAfterWithdrawal } from "./rules/leaving.ts";
import { readPaidUntilAfterWithdrawal } from "./leaving-option.ts";

/** Ends the policy and refunds, as of `at`. The caller checked the period. Returns false if it was already over. */
export async function withdrawFromContract(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random" | "log" | "config">,
  refId: string,
  { at, declared }: { at: Date; declared: Declared },
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const on = localDay(policy.country, at);
  const coverStart = policy.cover_start;
  // Cover ends with the withdrawal, whatever is paid back for it.
  const covered_until = coverEndAfterWithdrawal(coverStart, on);
  const premium_until = paidUntil({
    premium_until: policy.premium_until,
    covered_until: await readPaidUntilAfterWithdrawal(transaction, policy, at),
  });
  const outcome = await changeState(transaction, refId, {
    to: { cover_state: "WITHDRAWN" },
    cause: "tenant",
    at,
    recordedAt: deps.clock.now(),
    set: { covered_until, premium_until },
  });
  if (outcome !== "changed") return false;
  await writeDeclaration(transaction, deps, { refId, kind: "WITHDRAWAL" }, declared);
  if (premium_until !== null) await cancelOpenPremiums(transaction, deps, policy, premium_until);
  const refundCents = premium_until === null ? 0 : await planRefunds(transaction, deps, policy, premium_until);
  const keptCents = await sumKept(transaction, refId);
  const pendingRefundCents =
    premium_until === null ? 0 : await previewPendingRefundCents(transaction, policy, premium_until);
  const claimsUntil = findLastDayToClaim(deps.config, policy, on);
  const coveredFrom = coverStart !== null && coverStart < on ? coverStart : null;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `withdrawn:${refId}`,
    kind: "withdrawn",
    data: {
      ...policyMailData(policy),
      ...declarantData(policy, declared),
      on,
      coveredFrom,
      claimsUntil,
      refundCents,
      pendingRefundCents,
      keptCents,
    },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-withdrawn:${refId}`,
    kind: "landlord-withdrawn",
    data: { ...policyMailData(policy), on, coveredFrom, claimsUntil },
  });
  return true;
}

/** The part of the premiums that is not paid back. */
async function sumKept(transaction: Transaction<Database>, refId: string): Promise<number> {
  const paid = await transaction
    .selectFrom("premium")
    .select(
      sql<number>`amount_cents - (SELECT coalesce(sum(amount_cents), 0) FROM refund WHERE premium_id = premium.id)::integer`.as(
        "kept",
      ),
    )
    .where("premium.ref_id", "=", refId)
    .where("premium.status", "=", "PAID")
    .execute();
  return sumBy(paid, ({ kept }) => kept);
}
