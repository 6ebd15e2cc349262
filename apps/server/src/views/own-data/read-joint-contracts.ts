import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { toWire } from "./to-wire.ts";

/** The contracts of several tenants that the account's owner has signed or is asked to sign. */
export function selectOwnCoTenants(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("co_tenant")
    .leftJoin("account_co_tenant as owner", "owner.co_tenant_id", "co_tenant.id")
    .where((where) =>
      where.or([
        where("owner.account_id", "=", accountId),
        where(
          sql`lower(co_tenant.email)`,
          "=",
          where.selectFrom("account").select("email_key").where("id", "=", accountId),
        ),
      ]),
    );
}

/**
 * The contracts that the account's owner signs or signed together with a first tenant: what was agreed, and their own
 * signature.
 */
export async function readJointContracts(db: Kysely<Database>, accountId: string) {
  const jointContracts = await selectOwnCoTenants(db, accountId)
    .leftJoin("policy", "policy.ref_id", "co_tenant.ref_id")
    .leftJoin("policy_terms as last", (join) =>
      join.onRef("last.ref_id", "=", "co_tenant.ref_id").on(sql<boolean>`last.number = co_tenant.left_terms - 1`),
    )
    .select(["co_tenant.ref_id as refId", "policy.contract_number as contractNumber"])
    .select([agreed<string>("full_address").as("fullAddress")])
    .select(sql<number>`${agreed("deposit_cents")} / 100.0::float8`.as("deposit"))
    .select(sql<number>`${agreed("premium_cents")} / 100.0::float8`.as("premium"))
    .select([
      agreed<string>("insurance_start").as("insuranceStart"),
      agreed<string | null>("insurance_end").as("insuranceEnd"),
    ])
    .select(["co_tenant.first_name as firstName", "co_tenant.last_name as lastName"])
    .select([birthDate(accountId).as("birthDate")])
    .select(["co_tenant.email", "invited_at as invitedAt", "co_tenant.state", "co_tenant.answered_at as answeredAt"])
    .select(["co_tenant.ip", "co_tenant.user_agent as userAgent", "co_tenant.consents"])
    .orderBy("invited_at")
    .orderBy("co_tenant.id")
    .execute();
  return { jointContracts: toWire(jointContracts) };
}

/** What is agreed now, or was when they left: what came later is only for those who stayed. */
const agreed = <Value>(
  column: "full_address" | "deposit_cents" | "premium_cents" | "insurance_start" | "insurance_end",
) =>
  sql<Value>`CASE WHEN last.number IS NULL THEN ${sql.ref(`policy.${column}`)} ELSE ${sql.ref(`last.${column}`)} END`;

/** Null while only the address matches: somebody may have entered it for another person. */
const birthDate = (accountId: string) =>
  sql<string | null>`CASE WHEN owner.account_id = ${accountId} THEN co_tenant.birth_date END`;
