import { type ClaimVerdict, toCents, sumBy } from "@kautia/contract";
import type { Kysely } from "kysely";
import { hasEstate } from "../../circumstances/index.ts";
import { ownerOf, readPayoutAccounts, sumCents } from "../../claims/index.ts";
import type { NewMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type LandlordsPolicy, policyMailData, toLandlord, toTenant } from "../../policy/index.ts";

type Item = { description: string; amountCents: number };

export const sum = (cents: readonly number[]) => sumBy(cents, (each) => each);

/** Whether we know where to pay to. A partner gives us its account directly. */
async function knowsAccount(db: Kysely<Database>, policy: LandlordsPolicy, now: Date): Promise<boolean> {
  const { current, coming } = await readPayoutAccounts(db, ownerOf(policy), now);
  return current !== null || coming !== null || policy.partner_id !== null;
}

/** The mails to both sides about a decision. */
export async function claimMails(
  db: Kysely<Database>,
  policy: LandlordsPolicy,
  claimId: string,
  claimed: readonly Item[],
  { outcome, amounts, note }: ClaimVerdict,
  now: Date,
  /** The id of a correction. */
  correction?: string,
): Promise<NewMail[]> {
  const hasAccount = await knowsAccount(db, policy, now);
  // Heirs and administrators cannot choose how to pay it back.
  const isChosen = !(await hasEstate(db, policy.ref_id));
  const itemCents = amounts.map(toCents);
  const items = claimed.map((item, index) => ({ ...item, grantedCents: itemCents[index] ?? 0 }));
  const amountCents = sumCents(claimed);
  const data = { ...policyMailData(policy), amountCents, items, outcome, note, grantedCents: sum(itemCents) };
  const about = correction ?? claimId;
  return [
    { ...toTenant(policy), reason: `claim-decided:${about}`, kind: "claim-decided", data: { ...data, isChosen } },
    {
      ...toLandlord(policy),
      reason: `landlord-claim-decided:${about}`,
      kind: "landlord-claim-decided",
      data: { ...data, hasAccount },
    },
  ];
}
