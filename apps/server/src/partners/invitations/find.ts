import { countryFacts, defaultCountry, type InvitationView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Deps } from "../../deps.ts";
import { invitationUrl } from "../../invitations/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { hashToken } from "../../platform/tokens.ts";
import { invitationIdOf } from "./invitation-id.ts";
import type { Partner } from "../../platform/http/callers.ts";

export function selectInvitations(db: Kysely<Database>, partner: Partner) {
  return (
    db
      .selectFrom("invitation")
      // Leaves out the guarantee if the tenant has since named another landlord.
      .leftJoin("policy", (join) =>
        join
          .onRef("policy.ref_id", "=", "invitation.ref_id")
          .on("policy.partner_id", "=", partner.id)
          .on("policy.forgotten_at", "is", null),
      )
      .leftJoin("application", "application.ref_id", "invitation.ref_id")
      .leftJoin("mail", "mail.id", "invitation.mail_id")
      .selectAll("invitation")
      .select(["policy.ref_id as guaranteeRefId", "mail.language as mailedIn", "application.decision_id"])
      .where("invitation.partner_id", "=", partner.id)
  );
}

/** Finds an invitation by the secret of its link or by its id in the list. */
export function findInvitation(db: Kysely<Database>, partner: Partner, id: string) {
  return selectInvitations(db, partner)
    .where((where) => where.or([where("id_hash", "=", hashToken(id)), where("public_id", "=", id)]))
    .executeTakeFirst();
}

/** The invitation with this reference. Ignores withdrawn ones, whose reference can be used again. */
export function findByReference(db: Kysely<Database>, partner: Partner, reference: string) {
  return selectInvitations(db, partner)
    .where("reference", "=", reference)
    .where("invitation.status", "<>", "WITHDRAWN")
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/**
 * The partner's view, with the link as it was mailed to the tenant. `asked`: the id in the request, possibly the secret of
 * an invitation by another API key.
 */
export function toView(
  { config, clock }: Pick<Deps, "config" | "clock">,
  partner: Partner,
  row: Row,
  asked = "",
): InvitationView {
  const derived = partner.key === null ? [] : [invitationIdOf(partner.key, row.public_id)];
  const secret = [...derived, asked].find((id) => hashToken(id).equals(row.id_hash)) ?? null;
  const status = row.status === "OPEN" && row.expires_at <= clock.now() ? "EXPIRED" : row.status;
  const isLinkKnown = secret !== null && status === "OPEN";
  const language = row.mailedIn ?? countryFacts[row.offer?.address.country ?? defaultCountry].language;
  return {
    id: secret ?? row.public_id,
    publicId: row.public_id,
    reference: row.reference,
    status,
    invitationUrl: isLinkKnown ? invitationUrl(config.publicUrl, language, secret) : null,
    tenantEmail: row.tenant_email,
    tenantName: row.invited_name,
    step: stepOf(row),
    fullAddress: row.full_address,
    insuranceStart: row.insurance_start,
    insuranceEnd: row.insurance_end,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    guaranteeRefId: row.guaranteeRefId,
  };
}

/** A partner does not see a contract with another landlord than the one who invited. */
function stepOf({ ref_id, decision_id, guaranteeRefId }: Row): InvitationView["step"] {
  if (guaranteeRefId !== null) return "SIGNED";
  if (decision_id !== null) return "CHECKED";
  return ref_id === null ? "INVITED" : "STARTED";
}

/** Refuses another partner's invitation as unknown. */
export async function viewInvitation(deps: Deps, partner: Partner, id: string): Promise<InvitationView | Refusal> {
  const invitation = await findInvitation(deps.db, partner, id);
  return invitation ? toView(deps, partner, invitation, id) : refuse("INVITATION_UNKNOWN");
}
