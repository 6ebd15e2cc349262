import { sameMailbox } from "@kautia/contract";
import { sql, type Kysely, type Transaction } from "kysely";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

/** Lets signatures and acceptances for one building wait for each other. */
export function lockBuilding(transaction: Transaction<Database>, buildingKey: string): Promise<void> {
  return lockByName(transaction, `home|${buildingKey}`);
}

/**
 * Other tenants' contracts for the home of a policy that have not ended, oldest first. Homes match as in `covering`
 * (application/insured-homes.ts).
 */
export async function findSameHome(db: Kysely<Database>, policy: Policy): Promise<Policy[]> {
  const { building_key, unit_key, tenant_email } = policy;
  const found = await db
    .selectFrom("policy")
    .selectAll()
    .where("building_key", "=", building_key)
    .where(sql<boolean>`unit_key IS NOT DISTINCT FROM ${unit_key}`)
    .where("cover_state", "not in", ["ENDED", "DECLINED", "WITHDRAWN"])
    .$if(unit_key === null, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom("partner_property")
            .select("building_key")
            .where("building_key", "=", building_key)
            .where("unit_key", "is", null),
        ),
      ),
    )
    .orderBy("signed_at")
    .execute();
  return found.filter((other) => !sameMailbox(other.tenant_email, tenant_email));
}
