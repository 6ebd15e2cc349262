import { isDeepStrictEqual } from "node:util";
import { type ClaimOutcome, fieldError, fromCents, type StaffClaim, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { partialGrantCents, recordDecision, sumCents } from "../../claims/index.ts";
import { policyMailData, lockPolicy, type Policy, toLandlord, toTenant } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { writeMail } from "../../mails/index.ts";
import { selectClaims } from "../../views/claims.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { findClaimedPolicy, readClaim } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

/** One amount per item, in integer cents. */
interface Verdict {
  outcome: ClaimOutcome;
  itemCents: number[];
}
type Item = { description: string; amountCents: number };

export const acceptWhole = (items: readonly Item[]): Verdict => ({
  outcome: "ACCEPTED",
  itemCents: items.map(({ amountCents }) => amountCents),
});

export const refuseWhole = (items: readonly Item[]): Verdict => ({ outcome: "REFUSED", itemCents: items.map(() => 0) });

/** Grants part of a claim. `amounts` are in EUR, one per item, in order. */
export function grantPart(amounts: readonly number[]) {
  return (items: readonly Item[]): Verdict | Refusal => {
    const itemCents = amounts.map(toCents);
    const over = items.findIndex(({ amountCents }, index) => (itemCents[index] ?? 0) > amountCents);
    if (over >= 0)
      return refuseFields([
        fieldError(`amounts.${over}`, "MAXIMUM", { max: fromCents(items[over]?.amountCents ?? 0) }),
      ]);
    return partialGrantCents(items, itemCents) === null
      ? refuse("FIELD_INVALID", ["amounts"])
      : { outcome: "PARTLY", itemCents };
  };
}

/** Decides a claim once, under the policy's lock. A second person learns who was faster. */
export async function decideClaim(
  deps: Deps,
  { person, claimId, note }: { person: StaffMember; claimId: string; note: string | null },
  decideItems: (items: readonly Item[]) => Verdict | Refusal,
): Promise<StaffClaim | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const answer = await inTransaction(deps.db, async (transaction) => {
    const policy = await lockPolicy(transaction, found.ref_id);
    const now = deps.clock.now();
    const claim = await readForDecision(transaction, claimId, now);
    const verdict = decideItems(claim.items);
    // The same person repeats the same decision because the response was lost.
    if (claim.decided_by === person.id && hasVerdict(claim, verdict, note)) return readClaim(transaction, claimId, now);
    const refused = explainConflict(claim, policy);
    if (refused) return refused;
    if (verdict instanceof Refusal) return verdict;
    const { outcome, itemCents } = verdict;
    const grantedCents = itemCents.reduce((sum, cents) => sum + cents, 0);
    await recordDecision(transaction, policy, {
      claim_id: claimId,
      outcome,
      granted_cents: grantedCents,
      item_cents: itemCents,
      note,
      staff_id: person.id,
      at: now,
    });
    const detail = { claim: claimId, outcome };
    await recordAct(transaction, deps, { by: person.id, act: "decide-claim", refId: policy.ref_id, detail });
    const items = claim.items.map((item, index) => ({ ...item, grantedCents: itemCents[index] ?? 0 }));
    await notifyBoth(transaction, deps, policy, { claimId, items, outcome, note, grantedCents });
    return readClaim(transaction, claimId, now);
  });
  deps.jobs.wake();
  return answer;
}

async function readForDecision(transaction: Transaction<Database>, claimId: string, now: Date) {
  const claim = await transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select(["claim.state", "claim.decided_at as decidedAt", "claim.decided_by", "claim.item_cents", "claim.note"])
    .select(({ ref }) => staffName(ref("claim.decided_by")).as("decidedBy"))
    .where("claim.id", "=", claimId)
    .executeTakeFirstOrThrow();
  const items = await transaction
    .selectFrom("claim_item")
    .select(["description", "amount_cents as amountCents"])
    .where("claim_id", "=", claimId)
    .orderBy("number")
    .execute();
  return { ...claim, items };
}

function hasVerdict(
  { item_cents, note }: Awaited<ReturnType<typeof readForDecision>>,
  verdict: Verdict | Refusal,
  givenNote: string | null,
): boolean {
  return !(verdict instanceof Refusal) && note === givenNote && isDeepStrictEqual(item_cents, verdict.itemCents);
}

function explainConflict(
  { state, decidedAt, decidedBy }: Awaited<ReturnType<typeof readForDecision>>,
  { country }: Policy,
): Refusal | null {
  if (decidedAt !== null) return refuseAsDecided(decidedBy, localDay(country, decidedAt));
  return state === "OBJECTION" ? refuse("STEP_NOT_ALLOWED") : null;
}

interface Decided {
  claimId: string;
  items: (Item & { grantedCents: number })[];
  outcome: ClaimOutcome;
  note: string | null;
  grantedCents: number;
}

async function notifyBoth(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { claimId, items, outcome, note, grantedCents }: Decided,
): Promise<void> {
  const data = { ...policyMailData(policy), amountCents: sumCents(items), items, outcome, note, grantedCents };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `claim-decided:${claimId}`,
    kind: "claim-decided",
    data,
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-claim-decided:${claimId}`,
    kind: "landlord-claim-decided",
    data,
  });
}
