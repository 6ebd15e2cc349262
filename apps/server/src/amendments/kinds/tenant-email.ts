import { fieldError, sameEmail, sameMailbox } from "@kautia/contract";
import { changeTenantEmail } from "../../account/index.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { Refusal, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { maskEmail } from "../../platform/mask-email.ts";
import { isCoTenantsMailbox, policyMailData, toMailbox, toTenant } from "../../policy/index.ts";
import type { KindOfAmendment } from "./kind.ts";

/** Counts once somebody has followed the link in the new mailbox. Then the old one is told, and all logins end. */
export const tenantEmail: KindOfAmendment<"TENANT_EMAIL"> = {
  async refuse(transaction, deps, policy, { email }) {
    if (sameEmail(email, policy.tenant_email)) return refuseFields([fieldError("change.email", "FIELD_INVALID")]);
    const isOthers =
      sameMailbox(email, policy.landlord_email) || (await isCoTenantsMailbox(transaction, policy, email));
    if (isOthers) return refuseFields([fieldError("change.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
    const wait = await secondsUntilNextMail(transaction, deps, { kind: "email-change", to: email });
    return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
  },

  async tellAsked(transaction, deps, { policy, amendment: { id, until_day }, change }) {
    await writeMail(transaction, deps, {
      ...toMailbox(policy, change.email),
      reason: `email-change:${id}`,
      kind: "email-change",
      data: { ...policyMailData(policy), amendmentId: id, until: until_day },
    });
  },

  async apply(transaction, deps, { policy, change }) {
    const changed = await changeTenantEmail(transaction, deps, policy, change.email);
    if (changed instanceof Refusal) return changed;
    return { before: { kind: "TENANT_EMAIL", email: policy.tenant_email }, changed: null, difference: null };
  },

  async tellApplied(transaction, deps, { policy, amendment: { id }, change }) {
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `email-corrected:${id}`,
      kind: "email-corrected",
      data: { ...policyMailData(policy), email: maskEmail(change.email), byTenant: true },
    });
  },
};
