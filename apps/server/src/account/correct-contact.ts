import { dialledDigits, type Phone } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { deleteLinks, endSessions, linkKindsOf, tenantLinks } from "../access/index.ts";
import { addSearchKey, correctContactKeys } from "../application/index.ts";
import { changeCoTenantEmail } from "../co-tenants/index.ts";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { maskEmail } from "../platform/mask-email.ts";
import {
  changeEmail,
  lockPolicy,
  type Policy,
  policyMailData,
  refreshCoTenantWords,
  toLandlord,
} from "../policy/index.ts";
import { addPhone } from "./open-account.ts";
import { contactPhone } from "../views/contact-phone.ts";
import { landlordAddress, selectPostalAddress } from "../views/postal-address.ts";

/**
 * Gives an account another email address, also in the contracts that its owner signed as a co-tenant. Sessions end, because
 * somebody else may read the old mailbox; `changeOwnContracts` ends the links. Returns the contracts of its owner as a first
 * tenant; EMAIL_TAKEN if another account has the address.
 */
async function correctAccountEmail(
  transaction: Transaction<Database>,
  accountId: string,
  email: string,
): Promise<string[] | Refusal> {
  const email_key = email.toLowerCase();
  const taken = transaction.selectFrom("account").select("id").where("email_key", "=", email_key);
  if (await taken.where("id", "<>", accountId).executeTakeFirst()) return refuse("EMAIL_TAKEN");
  await transaction.updateTable("account").set({ email, email_key }).where("id", "=", accountId).execute();
  await changeSharedContracts(transaction, accountId, email);
  await endSessions(transaction, "account", accountId);
  const policies = transaction.selectFrom("account_policy").select("ref_id").where("account_id", "=", accountId);
  return (await policies.orderBy("ref_id").execute()).map(({ ref_id }) => ref_id);
}

/** Locks the account; null if there is none or it is deleted. */
async function lockAccount(transaction: Transaction<Database>, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const account = transaction.selectFrom("account").select("id").where("id", "=", id).where("deleted_at", "is", null);
  return (await account.forUpdate().executeTakeFirst())?.id ?? null;
}

/** In the contracts that the account's owner signed as a co-tenant. */
async function changeSharedContracts(
  transaction: Transaction<Database>,
  accountId: string,
  email: string,
): Promise<void> {
  const shared = transaction.selectFrom("account_co_tenant").selectAll().where("account_id", "=", accountId);
  for (const { co_tenant_id, ref_id } of await shared.orderBy("ref_id").execute()) {
    await lockPolicy(transaction, ref_id);
    await changeSharedContract(transaction, ref_id, co_tenant_id, email);
  }
}

async function changeSharedContract(
  transaction: Transaction<Database>,
  refId: string,
  coTenantId: string,
  email: string,
): Promise<void> {
  await changeCoTenantEmail(transaction, coTenantId, email);
  await deleteLinks(transaction, ["co-tenant"], [coTenantId]);
  await refreshCoTenantWords(transaction, refId);
  await addSearchKey(transaction, refId, { kind: "EMAIL", said: email, coTenantId });
}

/**
 * Gives a tenant another email address, in all contracts and for the login. Returns the contracts; EMAIL_TAKEN if
 * another account has the address. The caller has locked the policy.
 */
export async function changeTenantEmail(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { ref_id }: Pick<Policy, "ref_id">,
  email: string,
): Promise<string[] | Refusal> {
  const owner = transaction.selectFrom("account_policy").select("account_id").where("ref_id", "=", ref_id);
  const accountId = await lockAccount(transaction, (await owner.executeTakeFirst())?.account_id);
  const refIds = accountId === null ? [ref_id] : await correctAccountEmail(transaction, accountId, email);
  return refIds instanceof Refusal ? refIds : changeOwnContracts(transaction, deps, { accountId, refIds }, email);
}

/** The same for a co-tenant. Returns the contracts that this tenant signed as the first one. */
export async function changeCoTenantsEmail(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { ref_id, coTenantId }: Pick<Policy, "ref_id"> & { coTenantId: string },
  email: string,
): Promise<string[] | Refusal> {
  const owner = transaction.selectFrom("account_co_tenant").select("account_id").where("co_tenant_id", "=", coTenantId);
  const accountId = await lockAccount(transaction, (await owner.executeTakeFirst())?.account_id);
  if (accountId === null) {
    await changeSharedContract(transaction, ref_id, coTenantId, email);
    return [];
  }
  const refIds = await correctAccountEmail(transaction, accountId, email);
  return refIds instanceof Refusal ? refIds : changeOwnContracts(transaction, deps, { accountId, refIds }, email);
}

/**
 * Changes the address in contracts that a tenant signed as the first one. Their links and those of the account end last:
 * with all contracts locked, no mail to the old address can make another. Returns these contracts.
 */
async function changeOwnContracts(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { accountId, refIds }: { accountId: string | null; refIds: string[] },
  email: string,
): Promise<string[]> {
  for (const refId of refIds) {
    await changeEmail(transaction, deps, { refId, party: "TENANT", email });
    await correctContactKeys(transaction, refId, { tenantEmail: email.toLowerCase() });
    await addSearchKey(transaction, refId, { kind: "EMAIL", said: email });
  }
  await deleteLinks(transaction, tenantLinks, refIds);
  if (accountId !== null) await deleteLinks(transaction, linkKindsOf("account"), [accountId]);
  return refIds;
}

/**
 * Gives the landlord another mailbox. The old one is told, and the new one gets a link; earlier ones end, because somebody else
 * may read the old mailbox. The caller has locked the policy.
 */
export async function changeLandlordEmail(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
  { email, byLandlord }: { email: string; byLandlord: boolean },
): Promise<void> {
  const { ref_id: refId } = policy;
  await changeEmail(transaction, deps, { refId, party: "LANDLORD", email });
  await correctContactKeys(transaction, refId, { landlordEmail: email.toLowerCase() });
  await addSearchKey(transaction, refId, { kind: "LANDLORD_EMAIL", said: email });
  await deleteLinks(transaction, ["landlord-page", "account-change"], [refId]);
  const id = deps.random.uuid();
  const data = policyMailData(policy);
  if (policy.landlord_email !== "")
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `email-corrected:${id}`,
      kind: "landlord-email-corrected",
      data: { ...data, email: maskEmail(email), byLandlord },
    });
  await writeMail(transaction, deps, {
    ...toLandlord({ ...policy, landlord_email: email }),
    reason: `landlord-link:${refId}:${id}`,
    kind: "landlord-link",
    data,
  });
}

interface Corrected {
  old: string | null;
  new: string;
}

/** Changes the phone number of one side of a contract. The desk finds people by it, and tenants log in with it. */
export async function correctPhone(
  transaction: Transaction<Database>,
  refId: string,
  party: "TENANT" | "LANDLORD",
  phone: Phone,
): Promise<Corrected> {
  const key = party === "TENANT" ? "tenantPhone" : "landlordPhone";
  const { old } = await transaction
    .selectFrom("application")
    .select(contactPhone("application", key).as("old"))
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const digits = dialledDigits(phone);
  const said = `+${digits}`;
  if (old !== said) {
    await correctContactKeys(transaction, refId, { [key]: digits });
    await addSearchKey(transaction, refId, { kind: party === "TENANT" ? "PHONE" : "LANDLORD_PHONE", said });
    if (party === "TENANT") await correctAccountPhone(transaction, refId, { old: old?.slice(1) ?? null, digits });
  }
  return { old, new: said };
}

/** The address to which letters to this side of a contract go; null if none is known. */
export async function readPostalAddress(
  db: Kysely<Database>,
  { clock }: Pick<Deps, "clock">,
  { ref_id: refId, tenant_name }: Pick<Policy, "ref_id" | "tenant_name">,
  party: "TENANT" | "LANDLORD",
): Promise<string | null> {
  const now = party === "TENANT" ? selectPostalAddress(sql.val(refId), clock.now()) : landlordAddress(sql.val(refId));
  const { rows } = await sql<{ address: string | null }>`SELECT ${now} AS address`.execute(db);
  const said = rows[0]?.address ?? null;
  return party === "TENANT" ? (said?.slice(`${tenant_name}, `.length) ?? null) : said;
}

/** Lets the desk find a tenant by the old address. The caller records the change, which makes the new one count. */
export async function correctPostalAddress(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  policy: Pick<Policy, "ref_id" | "tenant_name">,
  party: "TENANT" | "LANDLORD",
  address: string,
): Promise<Corrected> {
  const old = await readPostalAddress(transaction, deps, policy, party);
  if (party === "TENANT" && old !== null && old !== address)
    await addSearchKey(transaction, policy.ref_id, { kind: "OLD_ADDRESS", said: old });
  return { old, new: address };
}

/** Lets the tenant log in with the corrected number instead of the old one, unless another account has it. */
async function correctAccountPhone(
  transaction: Transaction<Database>,
  refId: string,
  { old, digits }: { old: string | null; digits: string },
): Promise<void> {
  const owner = transaction.selectFrom("account_policy").select("account_id").where("ref_id", "=", refId);
  const account = await owner.executeTakeFirst();
  if (!account) return;
  if (old !== null)
    await transaction
      .deleteFrom("account_phone")
      .where("phone_key", "=", old)
      .where("account_id", "=", account.account_id)
      .execute();
  await addPhone(transaction, account.account_id, digits);
}
