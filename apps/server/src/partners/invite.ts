import type { InvitationOffer, Language } from "@kautia/contract";
import { refuseAddress } from "../addresses/index.ts";
import type { Deps } from "../deps.ts";
import { checkOffer, invitationUrl, inviterOf, writeInvitation } from "../invitations/index.ts";
import { type Refusal, refuseFields } from "../platform/http/refusal.ts";
import { localDay } from "../platform/rules/local-day.ts";
import type { Partner } from "./find-partner.ts";

export interface Invited {
  id: string;
  invitationUrl: string;
  expiresAt: string;
}

/** In the language of the partner's request. */
export async function invite(
  deps: Deps,
  partner: Partner,
  offer: InvitationOffer,
  language: Language,
): Promise<Invited | Refusal> {
  const { country } = offer.address;
  const now = deps.clock.now();
  const wrong = checkOffer(offer, deps.config.products[country], localDay(country, now));
  if (wrong.length > 0) return refuseFields(wrong);
  const impossible = await refuseAddress(deps, offer.address, "address.");
  if (impossible) return impossible;

  const { id, expires_at } = await deps.db.transaction().execute(async (transaction) => {
    const inviterName = inviterOf(offer) ?? partner.name;
    const written = await writeInvitation(transaction, deps, { partnerId: partner.id, inviterName, offer, language });
    return written;
  });
  deps.jobs.wake();
  return { id, invitationUrl: invitationUrl(deps.config.publicUrl, language, id), expiresAt: expires_at.toISOString() };
}
