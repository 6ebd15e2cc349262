import type { Guarantee } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { readView } from "../../landlord/index.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** The partner's policy. Refuses as unknown another partner's, and one whose personal data was deleted. */
export async function findGuarantee(db: Kysely<Database>, partner: Partner, refId: string): Promise<Policy | Refusal> {
  const policy = await db
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("partner_id", "=", partner.id)
    .where("forgotten_at", "is", null)
    .executeTakeFirst();
  return policy ?? refuse("POLICY_UNKNOWN");
}

export async function viewGuarantee(
  db: Kysely<Database>,
  { config, clock }: Pick<Deps, "config" | "clock">,
  policy: Policy,
): Promise<Guarantee> {
  const { ref_id: refId } = policy;
  return { refId, ...(await readView(db, config, policy, { kind: "landlord-page", former: null }, clock.now())) };
}

/** Runs `act`, which returns a refusal or null, as the landlord. */
export async function actAsPartner(
  deps: Deps,
  partner: Partner,
  refId: string,
  act: (transaction: Transaction<Database>) => Promise<Refusal | null>,
): Promise<Guarantee | Refusal> {
  const found = await findGuarantee(deps.db, partner, refId);
  if (found instanceof Refusal) return found;
  const answered = await inTransaction(deps.db, async (transaction) => {
    const refused = await act(transaction);
    return refused ?? viewGuarantee(transaction, deps, await lockPolicy(transaction, refId));
  });
  deps.jobs.wake();
  return answered;
}
