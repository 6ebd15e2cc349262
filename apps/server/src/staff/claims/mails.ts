import { type ClaimVerdict, toCents } from "@kautia/contract";
import { sumCents } from "../../claims/index.ts";
import type { NewMail } from "../../mails/index.ts";
import { type LandlordsPolicy, policyMailData, toLandlord, toTenant } from "../../policy/index.ts";

type Item = { description: string; amountCents: number };

export const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

/** The mails to both sides about a decision. */
export function claimMails(
  policy: LandlordsPolicy,
  claimId: string,
  claimed: readonly Item[],
  { outcome, amounts, note }: ClaimVerdict,
  /** The id of a correction. */
  correction?: string,
): NewMail[] {
  const itemCents = amounts.map(toCents);
  const items = claimed.map((item, index) => ({ ...item, grantedCents: itemCents[index] ?? 0 }));
  const amountCents = sumCents([...claimed]);
  const data = { ...policyMailData(policy), amountCents, items, outcome, note, grantedCents: sum(itemCents) };
  const about = correction ?? claimId;
  return [
    { ...toTenant(policy), reason: `claim-decided:${about}`, kind: "claim-decided", data },
    { ...toLandlord(policy), reason: `landlord-claim-decided:${about}`, kind: "landlord-claim-decided", data },
  ];
}
