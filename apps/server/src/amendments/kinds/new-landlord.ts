import { hasObjectionTime, objectionBeforeDays } from "@kautia/contract";
import { deleteLinks } from "../../access/index.ts";
import { addSearchKey, correctContactKeys } from "../../application/index.ts";
import { hasOpenClaims, keepForFormerLandlord } from "../../claims/index.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { refuseTemporarily } from "../../platform/http/refusal.ts";
import {
  asLandlord,
  findLatestFormer,
  guaranteeMailData,
  policyMailData,
  replaceLandlord,
  toLandlord,
  toMailbox,
} from "../../policy/index.ts";
import { hashOf } from "./ask-others.ts";
import type { KindOfAmendment } from "./kind.ts";
import { refuseMailbox } from "./refuse-mailbox.ts";
import { endTakeOvers } from "./take-overs.ts";
import { tellTenant } from "./tell-applied.ts";

const namedBy = { TENANT: undefined, LANDLORD: "LANDLORD", PARTNER: "LANDLORD", STAFF: "SOMEBODY" } as const;

/**
 * The home was sold or inherited, or somebody else manages it. The new landlord agrees by a mailed link. Claims that
 * the old one has reported stay theirs and are paid to them. A tenant could name a friend, so the old landlord has time
 * to object. Somebody else may have the landlord's link, so there is time to take back what was asked by it.
 */
export const newLandlord: KindOfAmendment<"NEW_LANDLORD"> = {
  async refuse(transaction, deps, policy, { email }) {
    const refused = await refuseMailbox(transaction, policy, "LANDLORD", email);
    if (refused) return refused;
    const wait = await secondsUntilNextMail(transaction, deps, { kind: "new-landlord-asked", to: email });
    return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
  },

  async tellAsked(transaction, deps, { policy, amendment: { id, asked_by, until_day }, change }) {
    const data = { ...(await guaranteeMailData(transaction, policy)), newLandlordName: change.name };
    await writeMail(transaction, deps, {
      ...toMailbox({ ...policy, language: toLandlord(policy).language }, change.email),
      reason: `new-landlord-asked:${id}`,
      kind: "new-landlord-asked",
      data: { ...data, amendmentId: id, until: until_day, namedBy: namedBy[asked_by] },
    });
    if (asked_by === "PARTNER") return;
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-change-asked:${id}:${hashOf(policy.landlord_email)}`,
      kind: "landlord-change-asked",
      data: {
        ...data,
        byLandlord: asked_by === "LANDLORD",
        objectionDays: hasObjectionTime("NEW_LANDLORD", asked_by) ? objectionBeforeDays : null,
      },
    });
  },

  async apply(transaction, deps, { policy, amendment, change }) {
    const { name, email, address } = change;
    const { ref_id: refId } = policy;
    const refused = await refuseMailbox(transaction, policy, "LANDLORD", email);
    if (refused) return refused;
    // A partner that asked goes on acting; another one acted for the old landlord.
    const next = { name, email, address, partnerId: amendment.partner_id };
    const { former, changed } = await replaceLandlord(transaction, deps, policy, next);
    await keepForFormerLandlord(transaction, former);
    await deleteLinks(transaction, ["landlord-page", "account-change"], [refId]);
    await endTakeOvers(transaction, deps, policy, amendment);
    await correctContactKeys(transaction, refId, { landlordEmail: email.toLowerCase() });
    await addSearchKey(transaction, refId, { kind: "LANDLORD", said: name });
    await addSearchKey(transaction, refId, { kind: "LANDLORD_EMAIL", said: email });
    const { name: oldName, email: oldEmail, address: oldAddress } = former;
    const before = { kind: "NEW_LANDLORD" as const, name: oldName ?? "", email: oldEmail, address: oldAddress };
    return { before, changed, difference: null };
  },

  async tellApplied(transaction, deps, { policy, amendment, change, from, ...effect }) {
    const { id } = amendment;
    const changed = { ...policy, landlord_name: change.name, landlord_email: change.email };
    const data = { ...(await guaranteeMailData(transaction, changed)), from };
    await writeMail(transaction, deps, {
      ...toMailbox({ ...changed, language: toLandlord(policy).language }, change.email),
      reason: `new-landlord-confirmed:${id}`,
      kind: "new-landlord-confirmed",
      data: { ...data, namedBy: namedBy[amendment.asked_by] },
    });
    await tellTenant(transaction, deps, { policy, id, kind: "NEW_LANDLORD", change, from, ...effect });
    const old = asLandlord(policy, await findLatestFormer(transaction, policy.ref_id));
    await writeMail(transaction, deps, {
      ...toLandlord(old),
      reason: `landlord-replaced:${id}`,
      kind: "landlord-replaced",
      data: {
        ...policyMailData(old),
        newLandlordName: change.name,
        from,
        hasOpenClaims: await hasOpenClaims(transaction, policy, deps.clock.now(), old),
      },
    });
  },
};
