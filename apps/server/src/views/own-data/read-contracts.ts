import type { AmendmentChange } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { GivenDocumentKind } from "../../platform/database/column-types.ts";
import type { Database } from "../../platform/database/schema.ts";
import { policyStatus } from "../policy-status.ts";
import { euros, toWire } from "./to-wire.ts";

/** A change as the tenant may know it. */
const ofTenant = (column: "change" | "before") => sql<AmendmentChange | null>`CASE kind
  WHEN 'LANDLORD_CONTACT' THEN ${sql.ref(column)} - 'phone' ELSE ${sql.ref(column)} END`;

/** What was agreed, and how it ended. */
export async function readContractSections(
  db: Kysely<Database>,
  { accountId, refIds }: { accountId: string; refIds: string[] },
) {
  const isOwn = sql<boolean>`ref_id = ANY(${refIds}::text[])`;
  const contracts = await db
    .selectFrom("policy")
    .leftJoin("partner", "partner.id", "policy.partner_id")
    .select([
      "ref_id as refId",
      "contract_number as contractNumber",
      policyStatus.as("status"),
      "full_address as fullAddress",
    ])
    .select([sql<string>`array_to_string(co_tenant_names, ', ')`.as("coTenantNames")])
    .select(["tenant_name as tenantName", "tenant_email as tenantEmail", "landlord_name as landlordName"])
    .select(["landlord_email as landlordEmail", "landlord_language as landlordLanguage", "partner.name as partner"])
    .select([euros("deposit_cents").as("deposit"), euros("cold_rent_cents").as("coldRent")])
    .select([euros("premium_cents").as("premium"), "payment_period as paymentPeriod"])
    .select(["insurance_start as insuranceStart", "insurance_end as insuranceEnd", "cover_start as coverStart"])
    .select(["covered_until as coveredUntil", "cash_return_on as cashReturnOn", "next_premium_at as nextPremiumAt"])
    .select(["premium_until as premiumUntil", "signed_at as signedAt", "answered_at as answeredAt"])
    .select(["decline_reason as declineReason", "ends_at as endsAt", "kept_until as keptUntil"])
    .select("kept_because as keptBecause")
    .where(isOwn)
    .orderBy("signed_at")
    .execute();
  const signatures = await db
    .selectFrom("policy_evidence")
    .select(["ref_id as refId", "signed_at as at", "ip", "user_agent as userAgent", "answers", "consents"])
    .select([euros("premium_cents").as("premium"), "payment_period as paymentPeriod"])
    .select("tariff_version as tariffVersion")
    .where(isOwn)
    .orderBy("signed_at")
    .execute();
  const contractDocuments = await db
    .selectFrom("signed_document")
    .select(["ref_id as refId", sql<GivenDocumentKind>`kind`.as("kind"), "version", "given_at as at"])
    .select([sql<string | null>`NULL`.as("how"), sql<string>`encode(sha256, 'hex')`.as("sha256")])
    .where(isOwn)
    .unionAll(
      db
        .selectFrom("given_document")
        .select(["ref_id as refId", "kind", "version", "at"])
        .select(["how", sql<string>`encode(sha256, 'hex')`.as("sha256")])
        .where(isOwn),
    )
    .orderBy("at")
    .orderBy("kind")
    .execute();
  const certificates = await db
    .selectFrom("certificate")
    .select(["ref_id as refId", "made_at as at", "code"])
    .where(isOwn)
    .unionAll(db.selectFrom("renewed_certificate").select(["ref_id as refId", "made_at as at", "code"]).where(isOwn))
    .orderBy("at")
    .execute();
  const terms = await db
    .selectFrom("policy_terms")
    .select(["ref_id as refId", "number", "from_day as from", "created_at as at", "tenant_name as tenantName"])
    .select(["landlord_name as landlordName", "landlord_email as landlordEmail", "full_address as fullAddress"])
    .select([euros("deposit_cents").as("deposit"), euros("premium_cents").as("premium")])
    .select(["payment_period as paymentPeriod", "tariff_version as tariffVersion"])
    .select(["insurance_start as insuranceStart", "insurance_end as insuranceEnd"])
    .where(isOwn)
    .orderBy("created_at")
    .orderBy("number")
    .execute();
  const amendments = await db
    .selectFrom("amendment")
    .select(["ref_id as refId", "asked_at as askedAt", "kind", "state", "asked_by as askedBy"])
    .select([ofTenant("change").as("change"), ofTenant("before").as("before")])
    .select(["from_day as from", "decided_at as decidedAt", "reason", "assessment"])
    .where(isOwn)
    .where("kind", "<>", "LANDLORD_EMAIL")
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  const contractHistory = await db
    .selectFrom("policy_history")
    .select(["ref_id as refId", "at", "from_status as from", "to_status as to", "cause"])
    .where(isOwn)
    .orderBy("id")
    .execute();
  const cancellations = await db
    .selectFrom("cancellation")
    .select(["ref_id as refId", "requested_at as requestedAt", "reason", "reminders"])
    .where(isOwn)
    .orderBy("requested_at")
    .execute();
  const movingOuts = await db
    .selectFrom("moving_out")
    .select(["ref_id as refId", "given_at as at", "moved_out_on as movedOutOn", "outcome"])
    .select(["decided_at as decidedAt", "confirmed_on as confirmedOn", "premium_until as premiumUntil", "note"])
    .where(isOwn)
    .orderBy("given_at")
    .execute();
  const contactChanges = await db
    .selectFrom("contact_change")
    .select(["ref_id as refId", "at", "field", "old", "new"])
    .where((where) =>
      where.or([
        where.and([isOwn, where("party", "=", "TENANT")]),
        where(
          "co_tenant_id",
          "in",
          db.selectFrom("account_co_tenant").select("co_tenant_id").where("account_id", "=", accountId),
        ),
      ]),
    )
    .orderBy("at")
    .orderBy("id")
    .execute();
  const releases = await db
    .selectFrom("release_of_liability")
    .select(["ref_id as refId", "signed_at as at", "signed_by as signedBy"])
    .where(isOwn)
    .orderBy("signed_at")
    .execute();
  const declarations = await db
    .selectFrom("declaration")
    .select(["ref_id as refId", "recorded_at as at", "kind", "way", "declared_on as declaredOn"])
    .select(["arrived_on as arrivedOn", "declared_by as declaredBy", "name", "note"])
    .where(isOwn)
    // Not what the landlord wrote to us.
    .where("declared_by", "<>", "LANDLORD")
    .orderBy("id")
    .execute();
  const ratings = await db
    .selectFrom("rating")
    .select(["ref_id as refId", "ask_at as askAt", "rated_at as ratedAt", "landlord_rating as landlordRating"])
    .select(["provider_rating as providerRating", "recommend", "message"])
    .where(isOwn)
    .orderBy("ref_id")
    .execute();
  return {
    contracts: toWire(contracts),
    signatures: toWire(signatures),
    contractDocuments: toWire(contractDocuments),
    certificates: toWire(certificates),
    terms: toWire(terms),
    amendments: toWire(amendments),
    contractHistory: toWire(contractHistory),
    cancellations: toWire(cancellations),
    movingOuts: toWire(movingOuts),
    contactChanges: toWire(contactChanges),
    releases: toWire(releases),
    declarations: toWire(declarations),
    ratings: toWire(ratings),
  };
}
