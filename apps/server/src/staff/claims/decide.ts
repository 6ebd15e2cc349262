import { isDeepStrictEqual } from "node:util";
import {
  type ClaimOutcome,
  type ClaimVerdict,
  fieldError,
  fromCents,
  type StaffClaim,
  toCents,
} from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { partialGrantCents, recordVerdict } from "../../claims/index.ts";
import { type LandlordsPolicy, lockPolicy, ofClaimant, type Policy } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { writeMail } from "../../mails/index.ts";
import { selectClaims } from "../../views/claims.ts";
import { findEarlier, storePending } from "../decisions/pending.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { deleteDrafts } from "../work/drafts.ts";
import { claimMails, sum } from "./mails.ts";
import { findClaimedPolicy, readClaim } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

type WriteDeps = Pick<Deps, "clock" | "random">;
type Item = { description: string; amountCents: number };
type Claim = Awaited<ReturnType<typeof readForDecision>>;
/** What a person decides, before it is checked against the claim's items. `amounts` of PARTLY in EUR, one per item, in order. */
export interface Wanted {
  outcome: ClaimOutcome;
  amounts?: readonly number[];
}

/** The decision as it is stored. Refused if a granted part is above an item, nothing, or the whole claim. */
export function verdictOn(items: readonly Item[], wanted: Wanted, note: string | null): ClaimVerdict | Refusal {
  const { outcome, amounts = [] } = wanted;
  if (outcome !== "PARTLY") {
    const granted = ({ amountCents }: Item) => (outcome === "ACCEPTED" ? fromCents(amountCents) : 0);
    return { outcome, amounts: items.map(granted), note };
  }
  const over = items.findIndex(({ amountCents }, index) => toCents(amounts[index] ?? 0) > amountCents);
  if (over >= 0)
    return refuseFields([fieldError(`amounts.${over}`, "MAXIMUM", { max: fromCents(items[over]?.amountCents ?? 0) })]);
  return partialGrantCents(items, amounts.map(toCents)) === null
    ? refuse("FIELD_INVALID", ["amounts"])
    : { outcome, amounts: [...amounts], note };
}

/**
 * Decides a claim once, under the policy's lock. The decision takes effect after the time for undoing it. A second person
 * learns who was faster.
 */
export async function decideClaim(
  deps: Deps,
  { person, claimId, note }: { person: StaffMember; claimId: string; note: string | null },
  wanted: Wanted,
): Promise<StaffClaim | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const answer = await inTransaction(deps.db, async (transaction) => {
    const policy = await ofClaimant(transaction, await lockPolicy(transaction, found.ref_id), claimId);
    const claim = await readForDecision(transaction, claimId, deps.clock.now());
    const verdict = verdictOn(claim.items, wanted, note);
    if (verdict instanceof Refusal) return explainConflict(claim, policy) ?? verdict;
    const earlier = await findEarlier(transaction, person, { kind: "CLAIM", subjectId: claimId, verdict });
    if (earlier instanceof Refusal) return earlier;
    // The same person repeats the same decision because the response was lost.
    const isRepeated = earlier ?? (claim.decided_by === person.id && hasVerdict(claim, verdict));
    if (isRepeated) return readClaim({ ...deps, db: transaction, person }, claimId);
    const refused = explainConflict(claim, policy);
    if (refused) return refused;
    if (deps.config.decisionUndoSeconds === 0)
      await applyVerdict(transaction, deps, policy, { claimId, items: claim.items, verdict, by: person.id });
    else {
      const pending = { subjectId: claimId, refId: policy.ref_id, verdict, seenDecisionId: null };
      await storePending(transaction, deps, person, { kind: "CLAIM", ...pending });
    }
    return readClaim({ ...deps, db: transaction, person }, claimId);
  });
  deps.jobs.wake();
  return answer;
}

/** Applies a decision that nobody has undone. False if the claim can no longer be decided. */
export async function applyPendingClaim(
  transaction: Transaction<Database>,
  deps: WriteDeps,
  { refId, claimId, verdict, by }: { refId: string; claimId: string; verdict: ClaimVerdict; by: string },
): Promise<boolean> {
  const policy = await ofClaimant(transaction, await lockPolicy(transaction, refId), claimId);
  const claim = await readForDecision(transaction, claimId, deps.clock.now());
  if (explainConflict(claim, policy)) return false;
  await applyVerdict(transaction, deps, policy, { claimId, items: claim.items, verdict, by });
  return true;
}

async function applyVerdict(
  transaction: Transaction<Database>,
  deps: WriteDeps,
  policy: LandlordsPolicy,
  { claimId, items, verdict, by }: { claimId: string; items: Item[]; verdict: ClaimVerdict; by: string },
): Promise<void> {
  const { outcome, amounts, note } = verdict;
  const itemCents = amounts.map(toCents);
  await recordVerdict(transaction, policy, {
    claim_id: claimId,
    outcome,
    granted_cents: sum(itemCents),
    item_cents: itemCents,
    note,
    staff_id: by,
    at: deps.clock.now(),
  });
  await deleteDrafts(transaction, { kind: "CLAIM", id: claimId });
  const detail = { claim: claimId, outcome };
  await recordAct(transaction, deps, { by, act: "decide-claim", refId: policy.ref_id, detail });
  for (const mail of await claimMails(transaction, policy, claimId, items, verdict, deps.clock.now()))
    await writeMail(transaction, deps, mail);
}

export async function readForDecision(transaction: Transaction<Database>, claimId: string, now: Date) {
  const claim = await transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select([
      "claim.state",
      "claim.decided_at as decidedAt",
      "claim.decided_by",
      "claim.item_cents",
      "claim.note",
      "claim.outcome",
    ])
    .select(({ ref }) => staffName(ref("claim.decided_by")).as("decidedBy"))
    .where("claim.id", "=", claimId)
    .executeTakeFirstOrThrow();
  return { ...claim, items: await readItems(transaction, claimId) };
}

export function readItems(db: Kysely<Database>, claimId: string): Promise<Item[]> {
  const items = db.selectFrom("claim_item").select(["description", "amount_cents as amountCents"]);
  return items.where("claim_id", "=", claimId).orderBy("number").execute();
}

function hasVerdict({ item_cents, note }: Claim, verdict: ClaimVerdict): boolean {
  return note === verdict.note && isDeepStrictEqual(item_cents, verdict.amounts.map(toCents));
}

function explainConflict({ state, decidedAt, decidedBy }: Claim, { country }: Policy): Refusal | null {
  if (decidedAt !== null) return refuseAsDecided(decidedBy, localDay(country, decidedAt));
  return state === "OBJECTION" ? refuse("STEP_NOT_ALLOWED") : null;
}
