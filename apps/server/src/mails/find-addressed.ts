import { salutations } from "@kautia/contract";
import type { Addressed } from "@kautia/locales/mails";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * The first tenant's salutation and last name; null if they gave no salutation or the application is gone, and for a mail to a
 * co-tenant, whom nobody asked for one.
 */
export async function findAddressed(
  db: Kysely<Database>,
  refId: string | null,
  coTenantId: string | null = null,
): Promise<Addressed> {
  if (refId === null || coTenantId !== null) return null;
  const part = (name: string) => sql<string | null>`answers::jsonb #>> ${`{userInfo,${name}}`}::text[]`;
  const found = await db
    .selectFrom("application")
    .select([part("salutation").as("salutation"), part("lastName").as("lastName")])
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  const salutation = salutations.find((item) => item === found?.salutation);
  return salutation && found?.lastName ? { salutation, lastName: found.lastName } : null;
}
