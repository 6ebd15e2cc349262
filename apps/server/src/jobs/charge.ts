import type { ChargeResult } from "../ports/payment.ts";
import { claimCharges, type ClaimedCharge } from "./claim-charges.ts";
import { chargeKey } from "../domain/charge-key.ts";
import { postponeQuestion, settleCharge } from "./settle-charge.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Charges what is due: intended, asked, answered, each written down before the next begins. */
export async function chargeDue(deps: WorkDeps, limit: number): Promise<number> {
  const claimed = await claimCharges(deps.db, deps.clock.now(), limit);
  await Promise.all(
    claimed.map(async (charge) => {
      const result = await ask(deps, charge);
      if (result) await settleCharge(deps, charge, result);
      else await postponeQuestion(deps, charge);
    }),
  );
  return claimed.length;
}

/** Null when the provider did not say; what it did is then found out later, by asking it. */
async function ask(deps: WorkDeps, charge: ClaimedCharge): Promise<ChargeResult | null> {
  const { payment, log } = deps;
  const request = chargeRequest(deps, charge);
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

function chargeRequest({ brand }: WorkDeps, charge: ClaimedCharge) {
  const { country, methodId, amountCents, currency, refId, contractNumber } = charge;
  const description = `${brand.name} ${contractNumber}`;
  return { idempotencyKey: chargeKey(charge.attemptId), country, methodId, amountCents, currency, refId, description };
}
