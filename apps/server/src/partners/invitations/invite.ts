import { type InvitationOffer, type InvitationView, landlordName } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { refuseOffer, writeInvitation } from "../../invitations/index.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import { type ChosenLocale, languageAt } from "../../platform/http/locale.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { findByReference, findInvitation, toView } from "./find.ts";
import { invitationIdOf } from "./invitation-id.ts";
import type { Partner } from "../../platform/http/callers.ts";

/**
 * Invites a tenant in the language of the partner's request, or in that of the home's country if the request names none. A
 * repeated reference returns the first invitation in its current state, unless that was withdrawn.
 */
export async function invite(
  deps: Deps,
  partner: Partner,
  offer: InvitationOffer,
  chosen: ChosenLocale,
): Promise<InvitationView | Refusal> {
  const { reference } = offer;
  const earlier = reference && (await findByReference(deps.db, partner, reference));
  if (earlier) return toView(deps, partner, earlier);
  const wrong = await refuseOffer(deps, offer);
  if (wrong) return wrong;

  const row = await inTransaction(deps.db, async (transaction) => {
    if (reference) {
      await lockByName(transaction, `invitation-reference ${partner.id} ${reference}`);
      const first = await findByReference(transaction, partner, reference);
      if (first) return first;
    }
    const publicId = deps.random.refId();
    const id = partner.key === null ? deps.random.token() : invitationIdOf(partner.key, publicId);
    const inviterName = landlordName(offer.landlord) ?? partner.name;
    await writeInvitation(transaction, deps, {
      id,
      publicId,
      partnerId: partner.id,
      reference: reference ?? null,
      inviterName,
      offer,
      language: languageAt(chosen, offer.address.country),
    });
    return findInvitation(transaction, partner, id);
  });
  if (!row) throw new Error("the new invitation was not found");
  deps.jobs.wake();
  return toView(deps, partner, row);
}
