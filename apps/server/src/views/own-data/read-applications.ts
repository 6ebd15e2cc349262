import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { euros, toWire } from "./to-wire.ts";

/** The answers before the signature, and the decisions about them. */
export async function readApplicationSections(db: Kysely<Database>, refIds: string[]) {
  const isOwn = sql<boolean>`ref_id = ANY(${refIds}::text[])`;
  const applications = await db
    .selectFrom("application")
    .select(["ref_id as refId", "created_at as createdAt", "updated_at as updatedAt", "signed_at as signedAt"])
    .select(["locale", "last_completed_page as lastCompletedPage", "answers", "consents"])
    .select(["payment_period as paymentPeriod", euros<number | null>("premium_cents").as("premium")])
    .select(["reminders", "reminded_at as remindedAt"])
    .where(isOwn)
    .orderBy("created_at")
    .execute();
  const changes = await db
    .selectFrom("application_history")
    .select(["ref_id as refId", "at", "cause", "change"])
    .where(isOwn)
    .orderBy("at")
    .orderBy("version")
    .execute();
  const decisions = await db
    .selectFrom("decision")
    .select(["ref_id as refId", "at", "outcome", "reason", "made_by as madeBy", "note", "inputs"])
    .select(["bureau_answer as bureauAnswer", "rule_version as ruleVersion", "tariff_version as tariffVersion"])
    .select(["required_documents as requiredDocuments", "review_cause as reviewCause", "opened_at as openedAt"])
    .where(isOwn)
    .orderBy("at")
    .orderBy("number")
    .execute();
  const uploads = await db
    .selectFrom("document")
    .select(["ref_id as refId", "created_at as at", "type", "file_name as fileName", "content_type as contentType"])
    .select(["size", "brought_by as broughtBy", "superseded_at as supersededAt", "removed_at as removedAt"])
    .select("deleted_at as deletedAt")
    .where(isOwn)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const notes = await db
    .selectFrom("desk_note")
    .select(["ref_id as refId", "at", "note", "called"])
    .where(isOwn)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const approvals = await db
    .selectFrom("approval")
    .select(["ref_id", "asked_at as at", "kind", "reason", "payload", "decision as outcome", "decided_at as decidedAt"])
    .where(isOwn)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  const staffActions = await db
    .selectFrom("staff_act")
    .select(["ref_id", "at", "act as action", "detail"])
    .where(isOwn)
    .orderBy("id")
    .execute();
  return {
    applications: toWire(applications),
    changes: toWire(changes),
    invitations: await readInvitations(db, refIds),
    decisions: toWire(decisions),
    uploads: toWire(uploads),
    notes: toWire(notes),
    approvals: toWire(approvals).map(({ ref_id, ...approval }) => ({ refId: ref_id ?? "", ...approval })),
    staffActions: toWire(staffActions).map(({ ref_id, ...action }) => ({ refId: ref_id ?? "", ...action })),
  };
}

/** Invitations and signed offers of partners, and the landlord's invitations. */
async function readInvitations(db: Kysely<Database>, refIds: string[]) {
  const invitations = await db
    .selectFrom("invitation")
    .leftJoin("partner", "partner.id", "invitation.partner_id")
    .select(["invitation.ref_id", "invitation.created_at as at", "partner.name as partner"])
    .select([
      "invitation.tenant_email as tenantEmail",
      "invitation.invited_name as tenantName",
      "invitation.full_address as fullAddress",
      "invitation.offer",
    ])
    .select(["invitation.insurance_start as insuranceStart", "invitation.insurance_end as insuranceEnd"])
    .where(sql<boolean>`invitation.ref_id = ANY(${refIds}::text[])`)
    .orderBy("invitation.created_at")
    .execute();
  const offers = await db
    .selectFrom("used_offer")
    .innerJoin("partner", "partner.id", "used_offer.partner_id")
    .select(["used_offer.ref_id as refId", "used_offer.used_at as at", "partner.name as partner"])
    .where(sql<boolean>`used_offer.ref_id = ANY(${refIds}::text[])`)
    .orderBy("used_offer.used_at")
    .execute();
  const untold = { tenantEmail: null, fullAddress: null, insuranceStart: null, insuranceEnd: null, offer: null };
  return [
    ...toWire(invitations).map(({ ref_id, ...invitation }) => ({ refId: ref_id ?? "", ...invitation })),
    ...toWire(offers).map((offer) => ({ ...offer, ...untold })),
  ];
}
