import { type CallInput, type clearSanctionsHit, fieldError, type StaffApproval } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { ownerOf, readPayoutAccounts } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { type LandlordsPolicy, lockPolicy, type Policy } from "../../policy/index.ts";
import { areChecked, checkNames, clearHit, findHits } from "../../sanctions/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { recordAct } from "../session.ts";

/** Everybody who may receive a payout: the landlord, the account's holder, and the partner that acts for the landlord. */
async function readPayees(db: Kysely<Database>, policy: LandlordsPolicy, now: Date): Promise<string[]> {
  const { landlord_name: landlord, partner_id } = policy;
  const partner = await db.selectFrom("partner").select("name").where("id", "=", partner_id).executeTakeFirst();
  const { current } = await readPayoutAccounts(db, ownerOf(policy), now);
  return [...new Set([landlord, partner?.name, current?.holder].flatMap((name) => name ?? []))];
}

/** Checks the payees against sanctions lists; a refusal if the source gives no answer. Call it before the transaction. */
export async function screenPayees(deps: Deps, policy: LandlordsPolicy): Promise<Refusal | null> {
  const names = await readPayees(deps.db, policy, deps.clock.now());
  return (await checkNames(deps, policy.ref_id, names)) ? null : refuse("PROVIDER_UNAVAILABLE");
}

/** Refuses a payout to somebody who was not checked, because the account changed after the check. */
export async function refuseUnchecked(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  policy: LandlordsPolicy,
): Promise<Refusal | null> {
  const names = await readPayees(transaction, policy, deps.clock.now());
  return (await areChecked(transaction, deps, policy.ref_id, names)) ? null : refuse("PROVIDER_UNAVAILABLE");
}

/** Checks the tenant to whom a refund is transferred. Call it before the transaction. */
export async function screenTenant(
  deps: Deps,
  { ref_id, tenant_name }: Pick<Policy, "ref_id" | "tenant_name">,
): Promise<Refusal | null> {
  return (await checkNames(deps, ref_id, [tenant_name])) ? null : refuse("PROVIDER_UNAVAILABLE");
}

/** Refuses a refund while somebody of the contract is on a list, or if the tenant was not checked. */
export async function refuseTenant(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  { ref_id, tenant_name }: Pick<Policy, "ref_id" | "tenant_name">,
): Promise<Refusal | null> {
  const [hit] = await findHits(transaction, ref_id);
  if (hit) return refuseHit(hit);
  return (await areChecked(transaction, deps, ref_id, [tenant_name])) ? null : refuse("PROVIDER_UNAVAILABLE");
}

export function refuseHit({ name: payee }: { name: string }): Refusal {
  return refuse("SANCTIONS_HIT", [fieldError("", "SANCTIONS_HIT", { payee })]);
}

/** Asks a second person to confirm that a payee is not the one on the list. */
export function askToClear(
  deps: Deps,
  person: StaffMember,
  refId: string,
  { checkId, reason }: CallInput<typeof clearSanctionsHit>["body"],
): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction) => {
    const hit = (await findHits(transaction, refId)).find(({ id }) => id === checkId);
    if (!hit) return refuse("STEP_NOT_ALLOWED");
    const payload = { name: hit.name, parties: hit.parties };
    const asked = { kind: "clear-sanctions-hit", subjectId: hit.id, refId, payload, reason } as const;
    return askForApproval(transaction, deps, person, asked);
  });
}

export async function clearApproved(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  { subjectId, refId, reason, askedBy, payload }: Extract<StaffApproval, { kind: "clear-sanctions-hit" }>,
): Promise<Refusal | null> {
  await lockPolicy(transaction, refId ?? "");
  if (!(await clearHit(transaction, deps, { id: subjectId, staffId: askedBy.id, reason })))
    return refuse("STEP_NOT_ALLOWED");
  const detail = { name: payload.name };
  await recordAct(transaction, deps, { by: askedBy.id, act: "clear-sanctions-hit", refId, detail });
  return null;
}
