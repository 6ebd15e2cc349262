import { addDays, addMonths, type CalendarDate, type CircumstanceKind } from "@kautia/contract";
import fc from "fast-check";
import {
  bookDifference,
  bookPayout,
  cancelOpenPremiums,
  chooseRepaymentPlan,
  divideUnpaid,
  planRefunds,
  readUnpaid,
  writeOff,
} from "../../billing/index.ts";
import { endCircumstance, findLasting, recordCircumstance } from "../../circumstances/index.ts";
import { declaredOnPage, effectiveAt } from "../../declarations/index.ts";
import { releaseTenant, stopPremium } from "../../leaving/index.ts";
import { changeState, changeTerms, readGuaranteedCents } from "../../policy/index.ts";
import { lowerPremium } from "../../staff/claims/lower-premium.ts";
import { act, findStaff, type Locked, toPolicy, which } from "./act.ts";

const days = fc.nat({ max: 27 });
const amountCents = fc.integer({ min: 10_000, max: 150_000 });

/** What happens to contracts besides the changes that somebody agrees to. */
export const contractActs = [
  act(
    "withdraw",
    fc.record({ which, days }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => withdraw(locked, chosen.days)),
    3,
  ),
  act(
    "release",
    fc.record({ which, days: fc.constantFrom(0, 0, 3, 20) }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => release(locked, chosen.days)),
    2,
  ),
  act(
    "terminate, or lift it",
    fc.record({ which, days: fc.constantFrom(3, 20, 31, null) }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => changeEnd(locked, chosen.days)),
    2,
  ),
  act(
    "divide what is unpaid",
    fc.record({ which, parts: fc.constantFrom(2, 3, 5), days: fc.nat({ max: 20 }) }),
    (world, { which: at, parts, days: ahead }) =>
      toPolicy(world, at, ({ transaction, deps, policy, today }) =>
        divideUnpaid(transaction, deps, policy, { parts, firstOn: addDays(today, ahead + 1) }),
      ),
    3,
  ),
  act("write off", which, (world, at) => toPolicy(world, at, writeOffUnpaid), 2),
  act(
    "die",
    fc.record({ which, days }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => happen(locked, "DEATH", chosen.days)),
    2,
  ),
  act(
    "after a death",
    fc.record({ which, endsAfter: fc.constantFrom(null, 0, 5) }),
    (world, { which: at, endsAfter }) => toPolicy(world, at, (locked) => afterDeath(locked, endsAfter)),
  ),
  act(
    "become insolvent",
    fc.record({ which, days }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => becomeInsolvent(locked, chosen.days)),
    2,
  ),
  act("hold", which, (world, at) => toPolicy(world, at, (locked) => happen(locked, "SUSPICION", 0))),
  act("lift the hold", which, (world, at) => toPolicy(world, at, (locked) => end(locked, "SUSPICION"))),
  act(
    "pay out a claim",
    fc.record({ which, cents: amountCents, parts: fc.constantFrom(null, 1, 2), days: fc.constantFrom(0, 0, 2, 40) }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => payOutClaim(locked, chosen)),
    2,
  ),
];

async function withdraw({ transaction, deps, policy }: Locked, daysOfCover: number): Promise<void> {
  const { ref_id, cover_start, premium_until } = policy;
  if (cover_start === null) return;
  const covered_until = addDays(cover_start, daysOfCover);
  const until = premium_until !== null && premium_until < covered_until ? premium_until : covered_until;
  const at = deps.clock.now();
  const set = { covered_until, premium_until: until };
  const change = { to: { cover_state: "WITHDRAWN" }, cause: "tenant", at, set } as const;
  if ((await changeState(transaction, ref_id, change)) !== "changed") return;
  await cancelOpenPremiums(transaction, deps, policy, until);
  await planRefunds(transaction, deps, policy, until);
}

/** On the page, or by a letter that arrived some days ago. */
async function release({ transaction, deps, policy, today }: Locked, ago: number): Promise<void> {
  const now = deps.clock.now();
  const at = effectiveAt(policy.country, addDays(today, -ago), now);
  const letter =
    ago === 0 || at < policy.signed_at ? null : { at, declared: declaredOnPage("LANDLORD", policy.country, at) };
  await releaseTenant(transaction, deps, policy.ref_id, { ip: "::1", userAgent: "model" }, null, letter);
}

/** The new end is so many days away. */
async function changeEnd({ transaction, deps, policy, today }: Locked, ahead: number | null): Promise<void> {
  const { ref_id: refId, cover_state, insurance_start } = policy;
  const insurance_end = ahead === null ? null : addDays(today, ahead);
  if (cover_state !== "ACCEPTED" || (insurance_end !== null && insurance_end <= insurance_start)) return;
  await bookDifference(transaction, deps, await changeTerms(transaction, deps, { refId, change: { insurance_end } }));
}

/** Makes the first unpaid premium look three months old, and writes it off. */
async function writeOffUnpaid({ transaction, deps, policy }: Locked): Promise<void> {
  const unpaid = (await readUnpaid(transaction, policy.ref_id)).find(({ status }) => status === "UNPAID");
  if (!unpaid) return;
  const due_at = new Date(deps.clock.now().getTime() - 100 * 86_400_000);
  await transaction.updateTable("premium").set({ due_at }).where("id", "=", unpaid.id).execute();
  await writeOff(transaction, deps, policy, unpaid.id);
}

/** Records what happened some days ago. Nothing is charged any more. Returns the day; null if nothing was recorded. */
async function happen(
  { transaction, deps, policy, today }: Locked,
  kind: CircumstanceKind,
  ago: number,
): Promise<CalendarDate | null> {
  if (policy.cover_state !== "ACCEPTED") return null;
  // A suspicion has no day on which it began.
  const happened_on = kind === "SUSPICION" ? null : addDays(today, -ago);
  const recorded_by = await findStaff(transaction);
  const event = { ref_id: policy.ref_id, kind, happened_on, note: "…", recorded_by };
  return (await recordCircumstance(transaction, deps, event)) && happened_on;
}

async function end({ transaction, deps, policy }: Locked, kind: CircumstanceKind): Promise<CalendarDate | null> {
  const lasting = await findLasting(transaction, policy.ref_id, kind);
  if (!lasting) return null;
  const ended_by = await findStaff(transaction);
  await endCircumstance(transaction, lasting.id, {
    ended_at: deps.clock.now(),
    ended_by,
    outcome: null,
    end_note: "…",
  });
  return lasting.happened_on;
}

/** The heirs go on, or the premium ends some days after the death. */
async function afterDeath(locked: Locked, endsAfter: number | null): Promise<void> {
  const diedOn = await end(locked, "DEATH");
  if (diedOn === null || endsAfter === null) return;
  const endsOn = addDays(diedOn, endsAfter);
  await stopFrom(locked, endsOn < locked.today ? endsOn : locked.today);
}

/** From the opening on nothing is owed. */
async function becomeInsolvent(locked: Locked, ago: number): Promise<void> {
  const openedOn = await happen(locked, "TENANT_INSOLVENT", ago);
  if (openedOn !== null) await stopFrom(locked, openedOn);
}

async function stopFrom({ transaction, deps, policy }: Locked, day: CalendarDate): Promise<void> {
  const isFree = policy.cover_state !== "ACCEPTED" || (policy.premium_until !== null && policy.premium_until <= day);
  if (!isFree) await stopPremium(transaction, deps, policy, day);
}

/**
 * Pays what is left at most. Without `parts` the tenant does not choose a plan, the deadline passes at once, and an invoice
 * follows. The transfer was some days ago.
 */
async function payOutClaim(
  { transaction, deps, policy, today }: Locked,
  { cents, parts, days: ago }: { cents: number; parts: number | null; days: number },
): Promise<void> {
  const { ref_id: refId, cover_start } = policy;
  if (cover_start === null || cover_start > today) return;
  const [claimId, now] = [deps.random.uuid(), deps.clock.now()];
  const { paid } = await transaction
    .selectFrom("claim_payout")
    .innerJoin("claim", "claim.id", "claim_id")
    .select(({ fn }) => fn.sum<number | null>("claim_payout.amount_cents").as("paid"))
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const amount_cents = Math.min(cents, (await readGuaranteedCents(transaction, policy)) - (paid ?? 0));
  if (amount_cents <= 0) return;
  const latest = addDays(today, -ago);
  const paidOn = latest > cover_start ? latest : cover_start;
  const claim = { id: claimId, ref_id: refId, amount_cents, reported_at: now, object_until: today };
  await transaction.insertInto("claim").values(claim).execute();
  const payout = { claim_id: claimId, amount_cents, at: now, paid_on: paidOn, reference: "…", account_id: null };
  await transaction
    .insertInto("claim_payout")
    .values({ ...payout, staff_id: await findStaff(transaction) })
    .execute();
  await bookPayout(transaction, deps, policy, { claimId, amountCents: amount_cents, paidOn });
  await lowerPremium(transaction, deps, policy, { claimId, paidOn });
  const firstOn = parts === 1 ? today : addMonths(today, 1);
  if (parts) await chooseRepaymentPlan(transaction, deps, { refId, claimId }, { parts, firstOn });
  else
    await transaction.updateTable("repayment").set({ choice_ends_at: now }).where("claim_id", "=", claimId).execute();
}
