import { type RawBuilder, sql } from "kysely";

/** The phone number of an application's tenant or landlord; null if unknown. `application` is what the query calls it. */
export function contactPhone(application: string, of: "tenantPhone" | "landlordPhone"): RawBuilder<string | null> {
  return sql<string | null>`'+' || (${sql.ref(`${application}.contact_keys`)} ->> ${sql.lit(of)})`;
}
