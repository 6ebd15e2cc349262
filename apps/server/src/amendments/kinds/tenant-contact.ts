import { fieldError, withDialCode } from "@kautia/contract";
import { refuseFields } from "../../platform/http/refusal.ts";
import { isPhoneNumber } from "../../platform/phone-number.ts";
import { correctDetails } from "./correct-details.ts";
import type { KindOfAmendment } from "./kind.ts";

/** Applies at once, and nobody is told: it concerns the tenant alone, and the contract stays as it is. */
export const tenantContact: KindOfAmendment<"TENANT_CONTACT"> = {
  async refuse(_transaction, _deps, { country }, { phone, postalAddress }) {
    if (!phone && postalAddress === null) return refuseFields([fieldError("change.postalAddress", "FIELD_REQUIRED")]);
    const isWrong = phone && !isPhoneNumber(withDialCode(phone, country));
    return isWrong ? refuseFields([fieldError("change.phone.number", "INVALID_PHONE_NUMBER")]) : null;
  },

  async tellAsked() {},

  async apply(transaction, deps, { policy, change }) {
    const before = await correctDetails(transaction, deps, policy, { party: "TENANT", staffId: null }, change);
    return { before: { kind: "TENANT_CONTACT", ...before }, changed: null, difference: null };
  },

  async tellApplied() {},
};
