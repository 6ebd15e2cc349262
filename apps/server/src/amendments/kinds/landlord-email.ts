import { fieldError, sameEmail } from "@kautia/contract";
import { changeLandlordEmail } from "../../account/index.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { maskEmail } from "../../platform/mask-email.ts";
import { policyMailData, toLandlord } from "../../policy/index.ts";
import type { KindOfAmendment } from "./kind.ts";
import { refuseMailbox } from "./refuse-mailbox.ts";

/**
 * Counts once somebody has followed the link in the new mailbox, and two days have passed. Somebody else may have the
 * landlord's link, so the old mailbox is told at once and can take it back.
 */
export const landlordEmail: KindOfAmendment<"LANDLORD_EMAIL"> = {
  async refuse(transaction, deps, policy, { email }) {
    if (sameEmail(email, policy.landlord_email)) return refuseFields([fieldError("change.email", "FIELD_INVALID")]);
    const refused = await refuseMailbox(transaction, policy, "LANDLORD", email);
    if (refused) return refused;
    const wait = await secondsUntilNextMail(transaction, deps, { kind: "landlord-email-change", to: email });
    return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
  },

  async tellAsked(transaction, deps, { policy, amendment: { id, until_day }, change: { email } }) {
    const data = policyMailData(policy);
    await writeMail(transaction, deps, {
      ...toLandlord({ ...policy, landlord_email: email }),
      reason: `landlord-email-change:${id}`,
      kind: "landlord-email-change",
      data: { ...data, amendmentId: id, until: until_day },
    });
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-email-asked:${id}`,
      kind: "landlord-email-asked",
      data: { ...data, email: maskEmail(email) },
    });
  },

  async apply(transaction, deps, { policy, change: { email } }) {
    const refused = await refuseMailbox(transaction, policy, "LANDLORD", email);
    if (refused) return refused;
    await changeLandlordEmail(transaction, deps, policy, { email, byLandlord: true });
    return { before: { kind: "LANDLORD_EMAIL", email: policy.landlord_email }, changed: null, difference: null };
  },

  async tellApplied() {},
};
