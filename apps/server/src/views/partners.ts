import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const count = sql<number>`count(*)::int`.as("count");

/** A partner with its contact and the numbers of its homes and invitations. */
export function findPartnerDetails(db: Kysely<Database>, id: string) {
  return selectPartners(db)
    .select(["contact_name", "contact_email", "contact_phone", "onboarding_base_url as baseUrl"])
    .where("partner.id", "=", id)
    .executeTakeFirst();
}

/** Partners with the numbers of their API keys, homes and invitations. */
export function selectPartners(db: Kysely<Database>) {
  return db
    .selectFrom("partner")
    .select(["partner.id", "partner.name", "based_in as country", "partner.created_at as createdAt"])
    .select((eb) => {
      const keys = eb.selectFrom("partner_key").select(count).whereRef("partner_key.partner_id", "=", "partner.id");
      const homes = eb.selectFrom("partner_property").select(count).whereRef("partner_id", "=", "partner.id");
      const invitations = eb
        .selectFrom("invitation")
        .select(count)
        .whereRef("invitation.partner_id", "=", "partner.id");
      return [
        sql<boolean>`partner.signing_key IS NOT NULL`.as("signsLinks"),
        keys.where("revoked_at", "is", null).$asScalar().$notNull().as("keys"),
        homes.$asScalar().$notNull().as("properties"),
        invitations.$asScalar().$notNull().as("invitations"),
        invitations.where("invitation.status", "=", "USED").$asScalar().$notNull().as("used"),
      ];
    });
}
