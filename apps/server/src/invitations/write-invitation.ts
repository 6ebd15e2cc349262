import {
  dateOfTimestamp,
  fullAddress,
  type InvitationOffer,
  invitationLifeDays,
  type Language,
  personName,
  screenPath,
  toCents,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { day, later } from "../platform/rules/durations.ts";

export function invitationUrl(publicUrl: string, language: Language, id: string): string {
  return `${publicUrl}${screenPath(language, "index")}?invitation-token=${id}`;
}

interface NewInvitation {
  /** The secret of the link; stored only as a hash. */
  id: string;
  /** Identifies the invitation in a partner's list. Not a secret: it opens nothing. */
  publicId: string;
  /** Null if the landlord is not a partner. */
  partnerId: string | null;
  /** The partner's own name for the rental. */
  reference: string | null;
  inviterName: string;
  offer: InvitationOffer;
  language: Language;
}

/** Writes the invitation and the mail to the tenant. */
export async function writeInvitation(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { id, publicId, partnerId, reference, inviterName, offer, language }: NewInvitation,
): Promise<{ expires_at: Date }> {
  const { country } = offer.address;
  const now = deps.clock.now();
  const expires_at = later(now, invitationLifeDays * day);
  const address = fullAddress(offer.address);
  const mail_id = await writeMail(transaction, deps, {
    reason: `tenant-invitation:${deps.random.uuid()}`,
    kind: "tenant-invitation",
    refId: null,
    to: offer.tenant.email,
    language,
    country,
    secret: id,
    data: {
      tenantName: personName(offer.tenant),
      inviterName,
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
      public_id: publicId,
      reference,
      partner_id: partnerId,
      status: "OPEN",
      tenant_email: offer.tenant.email,
      invited_name: personName(offer.tenant),
      full_address: address,
      insurance_start: dateOfTimestamp(offer.insuranceStart),
      insurance_end: offer.insuranceEnd ? dateOfTimestamp(offer.insuranceEnd) : null,
      offer: JSON.stringify(offer),
      mail_id,
      created_at: now,
      expires_at,
    })
    .execute();
  return { expires_at };
}
