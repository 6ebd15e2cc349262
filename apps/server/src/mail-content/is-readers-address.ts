import { sameMailbox } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import { findCoTenant } from "../co-tenants/index.ts";
import { mailRules } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";

type Mail = Selectable<Database["mail"]>;

/**
 * Whether a mail about a contract still goes to its reader. Somebody else may read the mailbox that was corrected, or be the
 * landlord by now, so such a mail gets no link. The caller has locked the contract (`writeLinks`).
 */
export async function isReadersAddress(transaction: Transaction<Database>, mail: Mail): Promise<boolean> {
  const known = await findAddresses(transaction, mail);
  return known === null || known.some((email) => sameMailbox(email, mail.to_address));
}

/** Null if the contract does not say where the mail goes. */
async function findAddresses(
  transaction: Transaction<Database>,
  { kind, ref_id, co_tenant_id, data }: Mail,
): Promise<readonly string[] | null> {
  // The link to a change of the contract goes to whoever has to agree, even by a new address.
  if (ref_id === null || mailRules[kind].link === "amendment") return null;
  const { reader } = mailRules[kind];
  const { formerLandlordId = null }: { formerLandlordId?: string | null } = data;
  if (reader === "landlord" && formerLandlordId !== null) return null;
  if (reader !== "landlord" && reader !== "tenant" && reader !== "co-tenant") return null;
  if (co_tenant_id !== null) {
    const coTenant = await findCoTenant(transaction, co_tenant_id);
    return coTenant && [coTenant.email];
  }
  const contract = transaction.selectFrom("policy").select(["tenant_email", "landlord_email"]);
  const policy = await contract.where("ref_id", "=", ref_id).executeTakeFirst();
  return policy ? [reader === "landlord" ? policy.landlord_email : policy.tenant_email] : null;
}
