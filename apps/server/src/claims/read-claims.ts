import {
  type CalendarDate,
  type Claim,
  type ClaimOutcome,
  type ClaimState,
  fromCents,
  type Repayment,
  sumBy,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { claimState, isSettled, type LineClaim, type Policy } from "../policy/index.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { readRepaymentTimes, toLineRepayment } from "../billing/index.ts";
import { selectClaims } from "../views/claims.ts";
import { readEvidence } from "./files.ts";

interface PolicyClaims {
  claims: Claim[];
  /** In integer cents, without what was refused, because that may be claimed again. */
  claimedCents: number;
}

/** `formerLandlordId` leaves only that landlord's claims, null only those of today's; `claimedCents` counts all. */
export async function readClaims(
  db: Kysely<Database>,
  policy: Policy,
  now: Date,
  { formerLandlordId }: { formerLandlordId?: string | null } = {},
): Promise<PolicyClaims> {
  const rows = await db
    .selectFrom(selectClaims(db, now).as("claim"))
    .selectAll()
    .where("ref_id", "=", policy.ref_id)
    .orderBy("reported_at")
    .orderBy("id")
    .execute();
  const isOwn = ({ claimant }: { claimant: string | null }) =>
    formerLandlordId === undefined || claimant === formerLandlordId;
  const isAlone = policy.co_tenant_names.length === 0;
  const items = await readItems(db, policy.ref_id);
  const files = await readEvidence(db, policy.ref_id);
  return {
    claims: rows.filter(isOwn).map((row) => ({
      id: row.id,
      amount: fromCents(row.amount_cents),
      items: items
        .filter(({ claim_id }) => claim_id === row.id)
        .map(({ description, amount_cents }, index) => ({
          description,
          amount: fromCents(amount_cents),
          granted: row.item_cents === null ? null : fromCents(row.item_cents[index] ?? 0),
        })),
      reportedAt: row.reported_at.toISOString(),
      objectUntil: row.object_until,
      mayObject: row.state === "OBJECTION",
      objection: objectionOf(row),
      mayAgree: row.state === "OBJECTION" && isAlone,
      agreedAt: row.agreed_at?.toISOString() ?? null,
      decision: decisionOf(row),
      payout: payoutOf(row),
      files: files.filter(({ claimId }) => claimId === row.id),
    })),
    claimedCents: sumBy(rows, ({ amount_cents, granted_cents }) => granted_cents ?? amount_cents),
  };
}

/** Whether a claim is still to be decided or paid out; `of` as for `readClaims`. */
export async function hasOpenClaims(
  db: Kysely<Database>,
  policy: Policy,
  now: Date,
  of: { formerLandlordId?: string | null } = {},
): Promise<boolean> {
  const { claims } = await readClaims(db, policy, now, of);
  const today = localDay(policy.country, now);
  return claims.some((claim) => !isSettled(stateOfClaim(claim, today)));
}

/** The claims for the status line, with days in the policy's country. Times order the events of one day. */
export async function readLineClaims(
  db: Kysely<Database>,
  { ref_id, country }: Pick<Policy, "ref_id" | "country">,
  claims: readonly Claim[],
  repayments: readonly Repayment[] = [],
): Promise<LineClaim[]> {
  if (claims.length === 0) return [];
  const day = (instant: string) => localDay(country, new Date(instant));
  const payouts = await db
    .selectFrom("claim_payout")
    .innerJoin("claim", "claim.id", "claim_id")
    .select(["claim_id", "claim_payout.at"])
    .where("ref_id", "=", ref_id)
    .execute();
  const times = repayments.length === 0 ? [] : await readRepaymentTimes(db, ref_id);
  return claims.map(({ id, reportedAt, objectUntil, objection, agreedAt, decision, payout }) => {
    const paidAt = payouts.find(({ claim_id }) => claim_id === id)?.at.toISOString();
    const repayment = repayments.find(({ claimId }) => claimId === id);
    return {
      reportedOn: day(reportedAt),
      reportedAt,
      objectUntil,
      objectedOn: objection && day(objection.at),
      objectedAt: objection && objection.at,
      agreedOn: agreedAt && day(agreedAt),
      agreedAt,
      decided: decision && { on: day(decision.at), at: decision.at, outcome: decision.outcome },
      paidOn: payout?.on ?? null,
      // The desk may record a payout days after the bank made it.
      paidAt: paidAt !== undefined && day(paidAt) === payout?.on ? paidAt : undefined,
      repayment:
        repayment === undefined
          ? null
          : toLineRepayment(
              repayment,
              times.find(({ claimId }) => claimId === id),
            ),
    };
  });
}

function readItems(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("claim_item")
    .innerJoin("claim", "claim.id", "claim_item.claim_id")
    .selectAll("claim_item")
    .where("ref_id", "=", refId)
    .orderBy("claim_id")
    .orderBy("number")
    .execute();
}

/** How far the claim has come. */
export function stateOfClaim(
  {
    objectUntil,
    objection,
    agreedAt,
    decision,
    payout,
  }: Pick<Claim, "objectUntil" | "objection" | "agreedAt" | "decision" | "payout">,
  today: CalendarDate,
): ClaimState {
  const outcome = decision?.outcome ?? null;
  const answered = objection !== null || agreedAt !== null;
  return claimState({ objectUntil, answered, outcome, isPaidOut: payout !== null }, today);
}

function objectionOf(row: { objection: string | null; objected_at: Date | null }): Claim["objection"] {
  const { objection: text, objected_at } = row;
  return text === null || objected_at === null ? null : { text, at: objected_at.toISOString() };
}

function payoutOf(row: {
  paid_cents: number | null;
  paid_on: string | null;
  reference: string | null;
}): Claim["payout"] {
  const { paid_cents, paid_on, reference } = row;
  if (paid_cents === null || paid_on === null || reference === null) return null;
  return { amount: fromCents(paid_cents), on: paid_on, reference };
}

function decisionOf(row: {
  outcome: ClaimOutcome | null;
  granted_cents: number | null;
  note: string | null;
  decided_at: Date | null;
}): Claim["decision"] {
  const { outcome, granted_cents, note, decided_at } = row;
  if (outcome === null || granted_cents === null || decided_at === null) return null;
  return { outcome, amount: fromCents(granted_cents), note, at: decided_at.toISOString() };
}
