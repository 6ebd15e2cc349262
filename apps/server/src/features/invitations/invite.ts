import {
  dateOfTimestamp,
  fullAddress,
  type InvitationOffer,
  invitationLifeDays,
  type Language,
  screenPath,
  toCents,
} from "@kautia/contract";
import { hashToken } from "../../applications/tokens.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../domain/local-day.ts";
import { checkOffer, inviterOf } from "../../domain/offer-answers.ts";
import { type Refusal, refuseFields } from "../../http/route.ts";
import { writeMail } from "../mails/index.ts";
import type { Partner } from "../partners/index.ts";

const day = 86_400_000;

export interface Invited {
  id: string;
  invitationUrl: string;
  expiresAt: string;
}

/** Where the link of an invitation leads. */
export function invitationUrl(publicUrl: string, language: Language, id: string): string {
  return `${publicUrl}${screenPath(language, "index")}?invitation-token=${id}`;
}

/** Keeps the offer and writes to the tenant; the language is that of the partner's request. */
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

  const id = deps.random.token();
  const expires_at = new Date(now.getTime() + invitationLifeDays * day);
  const address = fullAddress(offer.address);
  await deps.db.transaction().execute(async (transaction) => {
    const mail_id = await writeMail(transaction, deps, {
      reason: `tenant-invitation:${deps.random.uuid()}`,
      kind: "tenant-invitation",
      refId: null,
      to: offer.tenant.email,
      language,
      country,
      secret: id,
      data: {
        tenantName: [offer.tenant.firstName, offer.tenant.lastName].filter(Boolean).join(" ") || null,
        inviterName: inviterOf(offer) ?? partner.name,
        fullAddress: address,
        depositCents: toCents(offer.rentDepositAmount),
        insuranceStart: dateOfTimestamp(offer.insuranceStart),
        expiresOn: localDay(country, expires_at),
      },
    });
    await transaction
      .insertInto("invitation")
      .values({
        id_hash: hashToken(id),
        partner_id: partner.id,
        status: "OPEN",
        tenant_email: offer.tenant.email,
        full_address: address,
        offer: JSON.stringify(offer),
        mail_id,
        created_at: now,
        expires_at,
      })
      .execute();
    await deps.jobs.nudge(transaction);
  });
  deps.jobs.wake();
  return { id, invitationUrl: invitationUrl(deps.config.publicUrl, language, id), expiresAt: expires_at.toISOString() };
}
