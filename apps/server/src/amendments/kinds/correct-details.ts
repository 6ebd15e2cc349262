import { type Phone, withDialCode } from "@kautia/contract";
import type { Transaction } from "kysely";
import { correctPhone, correctPostalAddress } from "../../account/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Policy, recordContactChange } from "../../policy/index.ts";
import type { AmendDeps } from "./kind.ts";

interface Details {
  phone: Phone | null;
  postalAddress: string | null;
}

/** Corrects what is given of a side's phone number and postal address. Returns what it was before. */
export async function correctDetails(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  own: { party: "TENANT" | "LANDLORD"; staffId: string | null },
  { phone, postalAddress }: Details,
): Promise<Details> {
  const { ref_id: refId, country } = policy;
  const before: Details = { phone: null, postalAddress: null };
  if (phone) {
    const changed = await correctPhone(transaction, refId, own.party, withDialCode(phone, country));
    await recordContactChange(transaction, deps, refId, { ...own, field: "PHONE", ...changed });
    if (changed.old !== null) before.phone = { dialCode: "", number: changed.old };
  }
  if (postalAddress !== null) {
    const changed = await correctPostalAddress(transaction, deps, policy, own.party, postalAddress);
    await recordContactChange(transaction, deps, refId, { ...own, field: "POSTAL_ADDRESS", ...changed });
    before.postalAddress = changed.old;
  }
  return before;
}
