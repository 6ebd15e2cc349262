import { type Language, sameMailbox } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

/** Somebody who signed a policy together with its first tenant. */
export interface Signer {
  id: string;
  name: string;
  email: string;
  language: Language;
}

export interface CoTenantRow {
  coTenantId: string;
  firstName: string;
  lastName: string;
  coTenantEmail: string;
  coTenantLanguage: Language;
}

export const coTenantColumns = [
  "co_tenant.id as coTenantId",
  "co_tenant.first_name as firstName",
  "co_tenant.last_name as lastName",
  "co_tenant.email as coTenantEmail",
  "co_tenant.language as coTenantLanguage",
] as const;

/** The co-tenants of a signed policy, in the order of the contract. */
export async function readCoTenants(
  db: Kysely<Database>,
  { ref_id, co_tenant_names }: Pick<Policy, "ref_id" | "co_tenant_names">,
): Promise<Signer[]> {
  return co_tenant_names.length === 0 ? [] : readSigners(db, ref_id);
}

/** Who has signed together with the first tenant, in the order of the contract. */
export async function readSigners(db: Kysely<Database>, refId: string): Promise<Signer[]> {
  const rows = await db
    .selectFrom("co_tenant")
    .select([...coTenantColumns])
    .where("ref_id", "=", refId)
    .where("state", "=", "SIGNED")
    .orderBy("position")
    .execute();
  return rows.map(toCoTenant);
}

/** Who was a co-tenant under the terms of this number, in the order of the contract. */
export async function readCoTenantNames(db: Kysely<Database>, refId: string, number: number): Promise<string[]> {
  const rows = await db
    .selectFrom("co_tenant")
    .select(["first_name", "last_name"])
    .where("ref_id", "=", refId)
    .where("state", "in", ["SIGNED", "LEFT"])
    .where("joined_terms", "<=", number)
    .where((where) => where.or([where("left_terms", "is", null), where("left_terms", ">", number)]))
    .orderBy("position")
    .execute();
  return rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
}

export function toCoTenant(row: CoTenantRow): Signer {
  const { coTenantId: id, firstName, lastName, coTenantEmail: email, coTenantLanguage: language } = row;
  return { id, name: `${firstName} ${lastName}`, email, language };
}

/** By what the desk finds them. */
export function coTenantWords(coTenants: readonly Signer[]): string {
  return coTenants.map(({ name, email }) => `${name} ${email}`).join(" ");
}

/** Lets the desk find a policy by its co-tenants as they are now. The caller has locked it. */
export async function refreshCoTenantWords(transaction: Transaction<Database>, refId: string): Promise<void> {
  const co_tenant_words = coTenantWords(await readSigners(transaction, refId));
  await transaction.updateTable("policy").set({ co_tenant_words }).where("ref_id", "=", refId).execute();
}

/** Whether mails to this address reach one of the tenants. */
export async function isTenantsMailbox(
  db: Kysely<Database>,
  policy: Pick<Policy, "ref_id" | "tenant_email" | "co_tenant_names">,
  email: string,
): Promise<boolean> {
  return sameMailbox(policy.tenant_email, email) || (await isCoTenantsMailbox(db, policy, email));
}

/** Whether mails to this address reach a tenant other than the first one. */
async function isCoTenantsMailbox(
  db: Kysely<Database>,
  policy: Pick<Policy, "ref_id" | "co_tenant_names">,
  email: string,
): Promise<boolean> {
  return (await readCoTenants(db, policy)).some((coTenant) => sameMailbox(coTenant.email, email));
}

/** Whether mails to this address of the landlord or the first tenant would reach somebody else of the contract. */
export async function isOthersMailbox(
  db: Kysely<Database>,
  policy: Pick<Policy, "ref_id" | "tenant_email" | "landlord_email" | "co_tenant_names">,
  party: "LANDLORD" | "TENANT",
  email: string,
): Promise<boolean> {
  if (party === "LANDLORD") return isTenantsMailbox(db, policy, email);
  return sameMailbox(policy.landlord_email, email) || (await isCoTenantsMailbox(db, policy, email));
}

/** Everybody who signed, in the order of the contract. */
export function tenantNames({
  tenant_name,
  co_tenant_names,
}: Pick<Policy, "tenant_name" | "co_tenant_names">): string[] {
  return [tenant_name, ...co_tenant_names];
}
