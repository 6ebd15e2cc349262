import type { CalendarDate, InvitationOffer, Language } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { invitationUrl, inviterOf, refuseOffer, writeInvitation } from "../invitations/index.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import type { Partner } from "./find-partner.ts";

export interface Invited {
  id: string;
  invitationUrl: string;
  expiresAt: string;
  insuranceStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
}

/** In the language of the partner's request. */
export async function invite(
  deps: Deps,
  partner: Partner,
  offer: InvitationOffer,
  language: Language,
): Promise<Invited | Refusal> {
  const wrong = await refuseOffer(deps, offer);
  if (wrong) return wrong;

  const { id, expires_at } = await deps.db.transaction().execute(async (transaction) => {
    const inviterName = inviterOf(offer) ?? partner.name;
    const written = await writeInvitation(transaction, deps, { partnerId: partner.id, inviterName, offer, language });
    return written;
  });
  deps.jobs.wake();
  return {
    id,
    invitationUrl: invitationUrl(deps.config.publicUrl, language, id),
    expiresAt: expires_at.toISOString(),
    insuranceStart: offer.insuranceStart,
    insuranceEnd: offer.insuranceEnd ?? null,
  };
}
