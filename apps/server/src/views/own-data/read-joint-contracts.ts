import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { euros, toWire } from "./to-wire.ts";

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
    .select([
      "co_tenant.ref_id as refId",
      "policy.contract_number as contractNumber",
      "policy.full_address as fullAddress",
    ])
    .select([euros("policy.deposit_cents").as("deposit"), euros("policy.premium_cents").as("premium")])
    .select(["policy.insurance_start as insuranceStart", "policy.insurance_end as insuranceEnd"])
    .select(["co_tenant.first_name as firstName", "co_tenant.last_name as lastName"])
    .select([birthDate(accountId).as("birthDate")])
    .select(["co_tenant.email", "invited_at as invitedAt", "co_tenant.state", "co_tenant.answered_at as answeredAt"])
    .select(["co_tenant.ip", "co_tenant.user_agent as userAgent", "co_tenant.consents"])
    .orderBy("invited_at")
    .orderBy("co_tenant.id")
    .execute();
  return { jointContracts: toWire(jointContracts) };
}

/** Null while only the address matches: somebody may have entered it for another person. */
const birthDate = (accountId: string) =>
  sql<string | null>`CASE WHEN owner.account_id = ${accountId} THEN co_tenant.birth_date END`;
