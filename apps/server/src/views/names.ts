import { type Expression, expressionBuilder, type RawBuilder, sql } from "kysely";
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

/** The applicant's name; empty while it is not known. `application` is what the query calls the application. */
export function applicantName(application: string): RawBuilder<string> {
  const answers = sql.ref(`${application}.answers`);
  return sql<string>`concat_ws(' ', ${answers} #>> '{userInfo,firstName}', ${answers} #>> '{userInfo,lastName}')`;
}

/**
 * The names of everybody who signed a policy, with commas: 'Mara Musterfrau, Ben Beispiel'. `policy` is what the query
 * calls it.
 */
export function allTenants(policy: string): RawBuilder<string> {
  return sql<string>`array_to_string(array_prepend(${sql.ref(`${policy}.tenant_name`)}, ${sql.ref(`${policy}.co_tenant_names`)}), ', ')`;
}
