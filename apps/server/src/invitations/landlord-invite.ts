import {
  type CallAnswer,
  type confirmInvitation,
  dateOfTimestamp,
  fullAddress,
  type getInvitationToConfirm,
  type InvitationOffer,
  invitationsPerTenantAndDay,
  inviteConfirmationDays,
  landlordName,
  personName,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Link } from "../access/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { countFirstMail } from "../platform/http/network-limits.ts";
import { refuseOffer } from "./refuse-offer.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { languageAt } from "../platform/http/locale.ts";
import { recordLinkFollowed, secondsUntilNextMail, secondsUntilUnverifiedMail, writeMail } from "../mails/index.ts";
import { writeInvitation } from "./write-invitation.ts";
import type { RequestContext } from "../platform/http/request-context.ts";
import { day, later } from "../platform/rules/durations.ts";

const perTenant = { most: invitationsPerTenantAndDay, period: day };

/** Mails the landlord a confirmation link. The tenant gets no mail yet. */
export async function requestInvitation(
  deps: Deps,
  offer: InvitationOffer,
  { chosenLocale, ip }: Pick<RequestContext, "chosenLocale" | "ip">,
): Promise<{ sent: true } | Refusal> {
  const { country } = offer.address;
  const language = languageAt({ chosenLocale }, country);
  const now = deps.clock.now();
  const wrong = await refuseOffer(deps, offer);
  if (wrong) return wrong;
  const to = offer.landlord.email;
  const tooMany = await countFirstMail(deps, ip);
  if (tooMany) return tooMany;
  const refused = await inTransaction(deps.db, async (transaction) => {
    const mail = { kind: "invitation-confirmation", to, refId: null } as const;
    const wait =
      (await secondsUntilUnverifiedMail(transaction, deps, mail)) ??
      (await secondsUntilNextMail(transaction, deps, mail));
    if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
    const id = deps.random.uuid();
    const expires_at = later(now, inviteConfirmationDays * day);
    const mail_id = await writeMail(transaction, deps, {
      ...mail,
      reason: `invitation-confirmation:${id}`,
      language,
      country,
      data: { expiresOn: localDay(country, expires_at) },
    });
    await transaction
      .insertInto("landlord_invite")
      .values({ id, offer: JSON.stringify(offer), language, mail_id, created_at: now, expires_at })
      .execute();
    return null;
  });
  if (refused) return refused;
  deps.jobs.wake();
  return { sent: true };
}

export async function findInvitationToConfirm(
  deps: Deps,
  link: Link,
): Promise<CallAnswer<typeof getInvitationToConfirm> | Refusal> {
  const found = await selectOpen(deps.db, link.subject, deps.clock.now()).executeTakeFirst();
  if (!found?.offer) return refuse("INVITATION_EXPIRED");
  const { offer } = found;
  return {
    tenantEmail: offer.tenant.email,
    tenantName: personName(offer.tenant),
    coTenantNames: (offer.coTenants ?? []).flatMap((person) => personName(person) ?? []),
    inviterName: landlordName(offer.landlord) ?? offer.landlord.email,
    fullAddress: fullAddress(offer.address),
    rentDepositAmount: offer.rentDepositAmount,
    insuranceStart: dateOfTimestamp(offer.insuranceStart),
  };
}

/** Confirms the invitation and mails it to the tenant, once. */
export async function confirmLandlordInvite(
  deps: Deps,
  link: Link,
): Promise<CallAnswer<typeof confirmInvitation> | Refusal> {
  const now = deps.clock.now();
  const outcome = await inTransaction(deps.db, async (transaction) => {
    // Locked, so that only one of two concurrent confirmations succeeds.
    const found = await selectOpen(transaction, link.subject, now).forUpdate().executeTakeFirst();
    if (!found?.offer) return refuse("INVITATION_EXPIRED");
    const { offer, language } = found;
    const to = offer.tenant.email;
    await recordLinkFollowed(transaction, deps, link.mailId);
    const mail = { kind: "tenant-invitation", to, refId: null } as const;
    const wait =
      (await secondsUntilNextMail(transaction, deps, mail, perTenant)) ??
      (await secondsUntilUnverifiedMail(transaction, deps, mail));
    if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
    await transaction
      .updateTable("landlord_invite")
      .set({ offer: null, confirmed_at: now })
      .where("id", "=", link.subject)
      .execute();
    const inviterName = landlordName(offer.landlord) ?? offer.landlord.email;
    const { expires_at } = await writeInvitation(transaction, deps, {
      id: deps.random.token(),
      publicId: deps.random.refId(),
      partnerId: null,
      reference: null,
      inviterName,
      offer,
      language,
    });
    return { tenantEmail: to, expiresAt: expires_at.toISOString() };
  });
  deps.jobs.wake();
  return outcome;
}

function selectOpen(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom("landlord_invite")
    .select(["offer", "language"])
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .where("expires_at", ">", now);
}
