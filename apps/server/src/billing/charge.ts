import { chargeRequest } from "./cards/charge-request.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { claimCharges, type ClaimedCharge } from "./claim-charges.ts";
import { postponeQuestion, settleCharge, waitOn } from "./settle-charge.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Charges what is due: intended, asked, answered, each written down before the next begins. */
export async function chargeDue(deps: WorkDeps, limit: number): Promise<number> {
  const claimed = await claimCharges(deps.db, deps.clock.now(), limit);
  await Promise.all(
    claimed.map(async (charge) => {
      const result = await (charge.presentUntil ? lookAtPresent(deps, charge, charge.presentUntil) : ask(deps, charge));
      if (result === "waits") await waitOn(deps, charge);
      else if (result) await settleCharge(deps, charge, result);
      else await postponeQuestion(deps, charge);
    }),
  );
  return claimed.length;
}

/** Null when the provider did not say; what it did is then found out later, by asking it. */
async function ask(deps: WorkDeps, charge: ClaimedCharge): Promise<ChargeResult | null> {
  const { payment, log } = deps;
  const request = chargeRequest(deps.brand, charge);
  try {
    const known = charge.wasAsked ? await payment.findCharge(request) : null;
    // Never taken by the provider: the same key makes it one charge even if the lost request still arrives.
    return known ?? (await payment.charge(request));
  } catch (error) {
    log.warn({ attempt: charge.attemptId, error: String(error) }, "the card provider gave no answer");
  }
  try {
    return await payment.findCharge(request);
  } catch (error) {
    log.warn({ attempt: charge.attemptId, error: String(error) }, "the card provider does not say what became of it");
    return null;
  }
}

/**
 * What became of a charge that its tenant is there for (docs/money.md). Once it is refused or its time is over it is ended at the
 * provider, so that none can go through beside the next one. One that was never taken is asked for first: a request that was
 * lost on its way may still arrive, and the key makes it one with this.
 */
async function lookAtPresent(
  deps: WorkDeps,
  charge: ClaimedCharge,
  until: Date,
): Promise<ChargeResult | "waits" | null> {
  const { payment, clock, log } = deps;
  const request = chargeRequest(deps.brand, charge);
  try {
    const { status } = await payment.beginCharge(request);
    if (status === "waits" && clock.now() < until) return "waits";
    return await payment.endCharge(request);
  } catch (error) {
    log.warn({ attempt: charge.attemptId, error: String(error) }, "the card provider does not say what became of it");
    return null;
  }
}
