import {
  dateOfTimestamp,
  fullAddress,
  type InvitationOffer,
  invitationLifeDays,
  type Language,
  screenPath,
  toCents,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../application/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { checkOffer, inviterOf } from "./rules/offer-answers.ts";
import { type Refusal, refuseFields } from "../platform/http/route.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";
import { writeMail } from "../mails/write-mail.ts";
import type { Partner } from "../partners/find-partner.ts";

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
  const impossible = await refuseAddress(deps, offer.address, "address.");
  if (impossible) return impossible;

  const { id, expires_at } = await deps.db.transaction().execute(async (transaction) => {
    const inviterName = inviterOf(offer) ?? partner.name;
    const written = await writeInvitation(transaction, deps, { partnerId: partner.id, inviterName, offer, language });
    await deps.jobs.nudge(transaction);
    return written;
  });
  deps.jobs.wake();
  return { id, invitationUrl: invitationUrl(deps.config.publicUrl, language, id), expiresAt: expires_at.toISOString() };
}

export function tenantNameIn({ tenant }: InvitationOffer): string | null {
  return [tenant.firstName, tenant.lastName].filter(Boolean).join(" ") || null;
}

interface NewInvitation {
  /** Null: a landlord who is no partner. */
  partnerId: string | null;
  inviterName: string;
  offer: InvitationOffer;
  language: Language;
}

/** Makes an open invitation, and the mail to the tenant. */
export async function writeInvitation(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { partnerId, inviterName, offer, language }: NewInvitation,
): Promise<{ id: string; expires_at: Date }> {
  const { country } = offer.address;
  const now = deps.clock.now();
  const id = deps.random.token();
  const expires_at = new Date(now.getTime() + invitationLifeDays * day);
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
      tenantName: tenantNameIn(offer),
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
      partner_id: partnerId,
      status: "OPEN",
      tenant_email: offer.tenant.email,
      full_address: address,
      offer: JSON.stringify(offer),
      mail_id,
      created_at: now,
      expires_at,
    })
    .execute();
  return { id, expires_at };
}
