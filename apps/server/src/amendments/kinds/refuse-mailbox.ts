import { fieldError, sameMailbox } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { isCoTenantsMailbox, isTenantsMailbox, type Policy } from "../../policy/index.ts";

/** Why the landlord cannot have this mailbox: a tenant reads it. */
export async function refuseForLandlord(
  transaction: Transaction<Database>,
  policy: Policy,
  email: string,
): Promise<Refusal | null> {
  return (await isTenantsMailbox(transaction, policy, email)) ? refuseShared() : null;
}

/** Why the first tenant cannot have this mailbox: the landlord or a co-tenant reads it. */
export async function refuseForTenant(
  transaction: Transaction<Database>,
  policy: Policy,
  email: string,
): Promise<Refusal | null> {
  const isOthers = sameMailbox(email, policy.landlord_email) || (await isCoTenantsMailbox(transaction, policy, email));
  return isOthers ? refuseShared() : null;
}

const refuseShared = () => refuseFields([fieldError("change.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
