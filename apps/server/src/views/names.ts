import { type Expression, expressionBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The name of the staff member with this id; null if there is none. */
export function staffName(id: Expression<string | null>) {
  const people = expressionBuilder<Database>().selectFrom("staff_account");
  return people.select("staff_account.name").where("staff_account.id", "=", id).$asScalar();
}

/** The name of the partner that has this id; null for none. */
export function partnerName(id: Expression<string | null>) {
  const partners = expressionBuilder<Database>().selectFrom("partner");
  return partners.select("partner.name").where("partner.id", "=", id).$asScalar();
}
