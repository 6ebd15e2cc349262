import { cutPremium, type PaymentPeriod } from "@kautia/contract";

interface Contract {
  insuranceStart: string;
  insuranceEnd: string | null;
  paymentPeriod: PaymentPeriod;
  premiumCents: number;
}

/**
 * What the last period costs if the agreed end cuts it short; otherwise null. Cover that begins later than planned moves
 * the periods.
 */
export function lastPremiumOf(contract: Contract): { amountCents: number; from: string; until: string } | null {
  const last = cutPremium({ ...contract, coverStart: contract.insuranceStart }, contract.premiumCents);
  return last && { ...last, until: contract.insuranceEnd ?? last.until };
}
