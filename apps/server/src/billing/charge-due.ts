import { toChargeRequest } from "./cards/charge-request.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { extendLease, leaseCharges, type LeasedCharge } from "./lease-charges.ts";
import { postponeLookup, recordPending, waitForTenant } from "./postpone-charge.ts";
import { settleCharge } from "./settle-charge.ts";
import type { WorkDeps } from "../work-deps.ts";

/**
 * Charges the attempts that are due and commits each state before the next step (docs/decisions.md). Returns the number of
 * attempts.
 */
export async function chargeDue(deps: WorkDeps, attemptIds: readonly string[]): Promise<number> {
  const leased = await leaseCharges(deps.db, deps.clock.now(), attemptIds);
  await Promise.all(
    leased.map(async (charge) => {
      const result = await (charge.presentUntil
        ? checkOnSessionCharge(deps, charge, charge.presentUntil)
        : requestCharge(deps, charge));
      if (result === "waits") await waitForTenant(deps, charge);
      else if (result?.status === "pending") await recordPending(deps, charge, result);
      else if (result) await settleCharge(deps, charge, result);
      else await postponeLookup(deps, charge);
    }),
  );
  return leased.length;
}

/** Null when the outcome is unknown; a later run looks it up. */
async function requestCharge(deps: WorkDeps, charge: LeasedCharge): Promise<ChargeResult | null> {
  const { db, payment, log } = deps;
  const request = toChargeRequest(deps.brand, charge);
  try {
    if (charge.isRetry) {
      const known = await payment.findCharge(request);
      if (known) return known;
      await extendLease(db, charge.attemptId);
    }
    // If an earlier request with this key is still on its way, the shared key prevents a second charge.
    return await payment.charge(request);
  } catch (error) {
    log.warn({ attempt: charge.attemptId, error: String(error) }, "charge request failed; looking up its outcome");
  }
  try {
    await extendLease(db, charge.attemptId);
    return await payment.findCharge(request);
  } catch (error) {
    log.warn({ attempt: charge.attemptId, error: String(error) }, "charge lookup failed; will retry");
    return null;
  }
}

/**
 * Checks a charge that the tenant confirms on the spot (docs/money.md). If it was refused or ran out of time, it is
 * cancelled at the provider before the next attempt, so that only one can succeed. `beginCharge` is repeated first, in
 * case the original request was lost; the shared idempotency key prevents a second charge.
 */
async function checkOnSessionCharge(
  deps: WorkDeps,
  charge: LeasedCharge,
  until: Date,
): Promise<ChargeResult | "waits" | null> {
  const { db, payment, clock, log } = deps;
  const request = toChargeRequest(deps.brand, charge);
  try {
    const begun = await payment.beginCharge(request);
    if (begun.status === "rejected") return { status: "failed", chargeId: null, code: begun.code, mayTryAgain: true };
    if (begun.status === "waits" && clock.now() < until) return "waits";
    await extendLease(db, charge.attemptId);
    if (begun.status === "pending") return await payment.findCharge(request);
    return await payment.endCharge(request);
  } catch (error) {
    log.warn(
      { attempt: charge.attemptId, error: String(error) },
      "checking a charge with the tenant failed; will retry",
    );
    return null;
  }
}
