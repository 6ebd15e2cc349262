import { fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { isOthersMailbox, type Policy } from "../../policy/index.ts";

/** Why the landlord or the first tenant cannot have this mailbox: somebody else of the contract reads it. */
export async function refuseMailbox(
  transaction: Transaction<Database>,
  policy: Policy,
  party: "LANDLORD" | "TENANT",
  email: string,
): Promise<Refusal | null> {
  if (!(await isOthersMailbox(transaction, policy, party, email))) return null;
  return refuseFields([fieldError("change.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
}
