import { type AmendmentAsker, fieldError, withDialCode } from "@kautia/contract";
import type { Kysely } from "kysely";
import { addSearchKey } from "../../application/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { refuseFields } from "../../platform/http/refusal.ts";
import { isPhoneNumber } from "../../platform/phone-number.ts";
import { isSmallCorrection } from "../../platform/rules/small-correction.ts";
import { changeTerms, type Policy, readLandlordName } from "../../policy/index.ts";
import { correctDetails } from "./correct-details.ts";
import type { KindOfAmendment } from "./kind.ts";
import { tellLandlord, tellTenant } from "./tell-applied.ts";

/**
 * The landlord's name or postal address, which make a new certificate, or phone number. It applies at once and everybody is
 * told. Somebody else may have the landlord's link, so without the desk a name may only be spelt better.
 */
export const landlordContact: KindOfAmendment<"LANDLORD_CONTACT"> = {
  async refuse(transaction, _deps, policy, { name, phone, postalAddress }, by) {
    if (name === null && !phone && postalAddress === null)
      return refuseFields([fieldError("change.postalAddress", "FIELD_REQUIRED")]);
    if (phone && !isPhoneNumber(withDialCode(phone, policy.country)))
      return refuseFields([fieldError("change.phone.number", "INVALID_PHONE_NUMBER")]);
    const isOther = name !== null && !(await mayBeNamed(transaction, policy, name, by));
    return isOther ? refuseFields([fieldError("change.name", "FIELD_INVALID")]) : null;
  },

  async tellAsked() {},

  async apply(transaction, deps, { policy, amendment: { staff_id: staffId }, change }) {
    const { ref_id: refId, landlord_name } = policy;
    const { name, postalAddress } = change;
    const before = await correctDetails(transaction, deps, policy, { party: "LANDLORD", staffId }, change);
    if (name !== null) await addSearchKey(transaction, refId, { kind: "LANDLORD", said: name });
    const isCertified = name !== null || postalAddress !== null;
    const named = { landlord_name: name ?? landlord_name };
    const changed = isCertified ? await changeTerms(transaction, deps, { refId, change: named }) : null;
    return { before: { kind: "LANDLORD_CONTACT", name: landlord_name, ...before }, changed, difference: null };
  },

  async tellApplied(transaction, deps, { amendment: { id, asked_by }, ...applied }) {
    const told = { ...applied, id, kind: "LANDLORD_CONTACT" } as const;
    if (applied.changed) await tellTenant(transaction, deps, told);
    if (asked_by !== "PARTNER") await tellLandlord(transaction, deps, told);
  },
};

/** Whether the name spells today's landlord better. */
async function mayBeNamed(db: Kysely<Database>, policy: Policy, name: string, by: AmendmentAsker): Promise<boolean> {
  if (by === "STAFF") return name !== policy.landlord_name;
  const { known } = await readLandlordName(db, policy);
  if (known === null) return true;
  const words = (text: string) => text.split(" ").length;
  // An added name could be that of somebody else who holds the bank account.
  return name !== policy.landlord_name && isSmallCorrection(known, name) && words(name) <= words(known) + 1;
}
