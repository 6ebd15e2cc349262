import { type ChangeOf, fieldError, withDialCode } from "@kautia/contract";
import { correctPhone, correctPostalAddress } from "../../account/index.ts";
import { refuseFields } from "../../platform/http/refusal.ts";
import { isPhoneNumber } from "../../platform/phone-number.ts";
import { recordContactChange } from "../../policy/index.ts";
import type { KindOfAmendment } from "./kind.ts";

/** Applies at once, and nobody is told: it concerns the tenant alone, and the contract stays as it is. */
export const tenantContact: KindOfAmendment<"TENANT_CONTACT"> = {
  async refuse(_transaction, _deps, { country }, { phone, postalAddress }) {
    if (!phone && postalAddress === null) return refuseFields([fieldError("change.postalAddress", "FIELD_REQUIRED")]);
    const isWrong = phone && !isPhoneNumber(withDialCode(phone, country));
    return isWrong ? refuseFields([fieldError("change.phone.number", "INVALID_PHONE_NUMBER")]) : null;
  },

  async tellAsked() {},

  async apply(transaction, deps, { policy, change: { phone, postalAddress } }) {
    const { ref_id: refId, country } = policy;
    const own = { party: "TENANT", staffId: null } as const;
    const before: ChangeOf<"TENANT_CONTACT"> = { kind: "TENANT_CONTACT", phone: null, postalAddress: null };
    if (phone) {
      const changed = await correctPhone(transaction, refId, "TENANT", withDialCode(phone, country));
      await recordContactChange(transaction, deps, refId, { ...own, field: "PHONE", ...changed });
      if (changed.old !== null) before.phone = { dialCode: "", number: changed.old };
    }
    if (postalAddress !== null) {
      const changed = await correctPostalAddress(transaction, deps, policy, "TENANT", postalAddress);
      await recordContactChange(transaction, deps, refId, { ...own, field: "POSTAL_ADDRESS", ...changed });
      before.postalAddress = changed.old;
    }
    return { before, changed: null, difference: null };
  },

  async tellApplied() {},
};
