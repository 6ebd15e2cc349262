import { fieldError, sameEmail } from "@kautia/contract";
import { changeTenantEmail } from "../../account/index.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { Refusal, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { maskEmail } from "../../platform/mask-email.ts";
import { policyMailData, toMailbox, toTenant } from "../../policy/index.ts";
import type { KindOfAmendment } from "./kind.ts";
import { refuseMailbox } from "./refuse-mailbox.ts";
import { endTenantEmails } from "./take-overs.ts";

/** Counts once somebody has followed the link in the new mailbox. Then the old one is told, and all logins end. */
export const tenantEmail: KindOfAmendment<"TENANT_EMAIL"> = {
  async refuse(transaction, deps, policy, { email }) {
    if (sameEmail(email, policy.tenant_email)) return refuseFields([fieldError("change.email", "FIELD_INVALID")]);
    const refused = await refuseMailbox(transaction, policy, "TENANT", email);
    if (refused) return refused;
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

  async apply(transaction, deps, { policy, amendment, change }) {
    const refused = await refuseMailbox(transaction, policy, "TENANT", change.email);
    if (refused) return refused;
    const refIds = await changeTenantEmail(transaction, deps, policy, change.email);
    if (refIds instanceof Refusal) return refIds;
    await endTenantEmails(transaction, deps, refIds, amendment);
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
