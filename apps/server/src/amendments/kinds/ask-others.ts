import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import {
  differenceOfTerms,
  type Policy,
  policyMailData,
  toLandlord,
  toTenant,
  withoutPremium,
} from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import type { AmendDeps } from "./kind.ts";
import type { TermsKind } from "./tell-applied.ts";

interface Asked {
  kind: TermsKind;
  policy: Policy;
  amendment: AmendmentRow;
  /** The policy as it would be. */
  next: Policy;
}

/** Mails the sides that have to agree what would become different. */
export async function askOthers(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  { kind, policy, amendment: { id, waits_for, until_day: until }, next }: Asked,
): Promise<void> {
  if (kind === "PAYMENT_PERIOD" || kind === "LOWER_DEPOSIT") return;
  const difference = differenceOfTerms(policy, next);
  const data = { ...policyMailData(policy), kind, difference, until };
  if (waits_for.includes("TENANT"))
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `amendment-asked:${id}`,
      kind: "amendment-asked",
      data,
    });
  if (waits_for.includes("LANDLORD"))
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-amendment-asked:${id}`,
      kind: "landlord-amendment-asked",
      data: { ...data, difference: withoutPremium(difference) },
    });
}
