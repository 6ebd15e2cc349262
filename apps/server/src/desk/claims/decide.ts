import { isDeepStrictEqual } from "node:util";
import { type ClaimOutcome, fieldError, fromCents, type StaffClaim, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { partOf, sumOf } from "../../claims/index.ts";
import { claimState, contractData, lockPolicy, type Policy, toLandlord, toTenant } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { writeMail } from "../../mails/index.ts";
import { oweRepayment } from "../../billing/index.ts";
import { noteAct, type Person } from "../session.ts";
import { findClaimedPolicy, readClaim } from "./read.ts";

/** What a person makes of a claim, by item in integer cents. */
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

/** Amounts in EUR, one for each item, in their order. */
export function grantPart(amounts: readonly number[]) {
  return (items: readonly Item[]): Verdict | Refusal => {
    const itemCents = amounts.map(toCents);
    const over = items.findIndex(({ amountCents }, at) => (itemCents[at] ?? 0) > amountCents);
    if (over >= 0)
      return refuseFields([
        fieldError(`amounts.${over}`, "MAXIMUM", { max: fromCents(items[over]?.amountCents ?? 0) }),
      ]);
    return partOf(items, itemCents) === null ? refuse("FIELD_INVALID", ["amounts"]) : { outcome: "PARTLY", itemCents };
  };
}

/**
 * Decides a claim, once: under the policy's lock, so that of two people one is first and the other is told who. Decision,
 * act, what the tenant owes back and the mails to both sides are written together.
 */
export async function decideClaim(
  deps: Deps,
  { person, claimId, note }: { person: Person; claimId: string; note: string | null },
  make: (items: readonly Item[]) => Verdict | Refusal,
): Promise<StaffClaim | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const answer = await deps.db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, found.ref_id);
    const now = deps.clock.now();
    const claim = await readForDecision(transaction, claimId);
    const verdict = make(claim.items);
    // Said again by the same person, for the answer was lost, it is what stands.
    if (claim.staff_id === person.id && isVerdict(claim, verdict, note)) return readClaim(transaction, claimId, now);
    const refused = whyNot(claim, policy, now);
    if (refused) return refused;
    if (verdict instanceof Refusal) return verdict;
    const { outcome, itemCents } = verdict;
    const grantedCents = itemCents.reduce((sum, cents) => sum + cents, 0);
    await transaction
      .insertInto("claim_decision")
      .values({
        claim_id: claimId,
        outcome,
        granted_cents: grantedCents,
        item_cents: itemCents,
        note,
        staff_id: person.id,
        at: now,
      })
      .execute();
    const detail = { claim: claimId, outcome };
    await noteAct(transaction, deps, { by: person.id, act: "decide-claim", refId: policy.ref_id, detail });
    const owed = { claimId, amountCents: grantedCents };
    const repayment = grantedCents > 0 ? await oweRepayment(transaction, deps, policy, owed) : null;
    const items = claim.items.map((item, at) => ({ ...item, grantedCents: itemCents[at] ?? 0 }));
    await tellBoth(transaction, deps, policy, { claimId, items, outcome, note, grantedCents, repayment });
    await deps.jobs.nudge(transaction);
    return readClaim(transaction, claimId, now);
  });
  deps.jobs.wake();
  return answer;
}

async function readForDecision(transaction: Transaction<Database>, claimId: string) {
  const claim = await transaction
    .selectFrom("claim")
    .leftJoin("claim_objection as objection", "objection.claim_id", "claim.id")
    .leftJoin("claim_decision as decision", "decision.claim_id", "claim.id")
    .leftJoin("staff_account", "staff_account.id", "decision.staff_id")
    .select([
      "object_until",
      "objection.at as objectedAt",
      "decision.at as decidedAt",
      "staff_account.name as decidedBy",
      "decision.staff_id",
      "decision.item_cents",
      "decision.note",
    ])
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

/** Amounts and words are all that a decision is made of. */
function isVerdict(
  { item_cents, note }: Awaited<ReturnType<typeof readForDecision>>,
  verdict: Verdict | Refusal,
  said: string | null,
): boolean {
  return !(verdict instanceof Refusal) && note === said && isDeepStrictEqual(item_cents, verdict.itemCents);
}

function whyNot(
  { object_until, objectedAt, decidedAt, decidedBy }: Awaited<ReturnType<typeof readForDecision>>,
  { country }: Policy,
  now: Date,
): Refusal | null {
  if (decidedAt !== null) {
    const by = { by: decidedBy ?? "", on: localDay(country, decidedAt) };
    return refuse("CASE_DECIDED", [fieldError("", "CASE_DECIDED", by)]);
  }
  const facts = { objectUntil: object_until, objected: objectedAt !== null, decided: false };
  // Nothing is decided before the tenant was heard, or had the time for it.
  return claimState(facts, localDay(country, now)) === "OBJECTION" ? refuse("STEP_NOT_ALLOWED") : null;
}

interface Decided {
  claimId: string;
  items: (Item & { grantedCents: number })[];
  outcome: ClaimOutcome;
  note: string | null;
  grantedCents: number;
  repayment: Awaited<ReturnType<typeof oweRepayment>> | null;
}

async function tellBoth(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { claimId, items, outcome, note, grantedCents, repayment }: Decided,
): Promise<void> {
  const data = { ...contractData(policy), amountCents: sumOf(items), items, outcome, note, grantedCents };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `claim-decided:${claimId}`,
    kind: "claim-decided",
    data: { ...data, repayment },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-claim-decided:${claimId}`,
    kind: "landlord-claim-decided",
    data,
  });
}
