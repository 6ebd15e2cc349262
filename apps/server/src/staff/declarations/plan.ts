import {
  type CalendarDate,
  type CallAnswer,
  type CallInput,
  type Claim,
  type Declarant,
  declarantsOf,
  type FieldError,
  fieldError,
  hasEnded,
  type previewDeclaration,
  toCents,
  sumBy,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { readClaimable, readClaims } from "../../claims/index.ts";
import { effectiveAt, readDeclarations } from "../../declarations/index.ts";
import type { Deps } from "../../deps.ts";
import {
  findWayToLeave,
  previewRefunds,
  readLastChanceToWithdraw,
  readPaidUntilAfterWithdrawal,
  statusAt,
} from "../../leaving/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { paidUntil, type Policy } from "../../policy/index.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { readOpenApproval } from "../approvals/read.ts";

export type Given = CallInput<typeof previewDeclaration>["body"];
export type Plan = CallAnswer<typeof previewDeclaration>;
type Found = Pick<Plan, "obstacle" | "until" | "by">;

const free: Found = { obstacle: null, until: null, by: null };
const noRefund = { refundAmount: 0, pendingRefund: 0 };
const notPossible: Found = { ...free, obstacle: "NOT_POSSIBLE" };
const tooLateAfter = (until: CalendarDate): Found => ({ ...free, obstacle: "TOO_LATE", until });

/** What would follow from a declaration. The caller has locked the policy. Refuses impossible days and declarants. */
export async function planDeclaration(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "config">,
  policy: Policy,
  given: Given,
): Promise<Plan | Refusal> {
  const now = deps.clock.now();
  const wrong = findWrongFields(policy, given, localDay(policy.country, now));
  if (wrong.length > 0) return refuseFields(wrong);
  const found =
    (await findEarlier(transaction, policy, given)) ?? (await findObstacle(transaction, deps, policy, given));
  const isAnswer = given.kind === "OBJECTION" || given.kind === "AGREEMENT";
  const effectiveOn = isAnswer ? given.declaredOn : given.arrivedOn;
  const { refundAmount: refund, pendingRefund } =
    found.obstacle === null ? await previewRefund(transaction, policy, given, now) : noRefund;
  return { ...found, effectiveOn, refund, pendingRefund, needsSecondPerson: refund + pendingRefund > 0 };
}

/** Whether such a declarant must be named. */
export function isNamed(by: Declarant): boolean {
  return by === "CO_TENANT" || by === "HEIR" || by === "OTHER";
}

/** The days: signed, then declared, then arrived, at the latest today. */
function findWrongFields(policy: Policy, { kind, by, name, declaredOn, arrivedOn }: Given, today: CalendarDate) {
  const earliest = localDay(policy.country, policy.signed_at);
  const declarants: readonly string[] = declarantsOf[kind];
  const wrong: FieldError[] = [];
  const refuseDay = (field: string, params: Record<string, string>) =>
    wrong.push(fieldError(field, "FIELD_INVALID", params));
  if (declaredOn < earliest || declaredOn > today) refuseDay("declaredOn", { earliest, latest: today });
  if (arrivedOn < declaredOn || arrivedOn > today) refuseDay("arrivedOn", { earliest: declaredOn, latest: today });
  if (!declarants.includes(by)) wrong.push(fieldError("by", "FIELD_INVALID"));
  if (name === null && isNamed(by)) wrong.push(fieldError("name", "FIELD_REQUIRED"));
  else if (by === "CO_TENANT" && !policy.co_tenant_names.includes(name ?? ""))
    wrong.push(fieldError("name", "FIELD_INVALID"));
  return wrong;
}

/** The same declaration, if a colleague has recorded it or waits for a second person. */
async function findEarlier(
  transaction: Transaction<Database>,
  { ref_id: refId }: Policy,
  { kind, way, by, declaredOn, claimId, items }: Given,
): Promise<Found | null> {
  const claims = await transaction
    .selectFrom("claim")
    .select(["id", "amount_cents"])
    .where("ref_id", "=", refId)
    .execute();
  const cents = sumBy(items, ({ amount }) => toCents(amount));
  const isSameClaim = (id: string | null) =>
    kind === "OBJECTION" || kind === "AGREEMENT"
      ? id === claimId
      : kind !== "CLAIM" || claims.some((claim) => claim.id === id && claim.amount_cents === cents);
  const earlier = (await readDeclarations(transaction, refId)).find(
    (recorded) =>
      recorded.recordedBy !== null &&
      recorded.kind === kind &&
      recorded.way === way &&
      recorded.by === by &&
      recorded.declaredOn === declaredOn &&
      isSameClaim(recorded.claimId),
  );
  if (earlier)
    return { obstacle: "RECORDED", until: staffDay(new Date(earlier.recordedAt)), by: earlier.recordedBy?.name ?? "" };
  const open = await readOpenApproval(transaction, "record-declaration", refId);
  return open ? { obstacle: "WAITING", until: null, by: open.askedBy.name } : null;
}

async function findObstacle(
  transaction: Transaction<Database>,
  { clock, config }: Pick<Deps, "clock" | "config">,
  policy: Policy,
  { kind, declaredOn, arrivedOn, claimId }: Given,
): Promise<Found> {
  const { country, cover_state, leaving_state } = policy;
  const now = clock.now();
  switch (kind) {
    case "WITHDRAWAL":
      return findTooLate(transaction, policy, declaredOn, now);
    case "CANCELLATION":
      return cover_state === "ACCEPTED" && leaving_state === "STAYING" ? free : notPossible;
    case "RELEASE": {
      const answered = policy.answered_at && localDay(country, policy.answered_at);
      return cover_state === "ACCEPTED" && answered !== null && answered <= arrivedOn ? free : notPossible;
    }
    case "CLAIM": {
      const { claimedCents } = await readClaims(transaction, policy, now);
      const at = effectiveAt(country, arrivedOn, now);
      return (await readClaimable(transaction, config, policy, { claimedCents, now: at })).cents ? free : notPossible;
    }
    case "OBJECTION": {
      const { claims } = await readClaims(transaction, policy, now);
      const claim = claims.find(({ id }) => id === claimId);
      // The form has not named the claim yet.
      const isOpen = ({ decision, objection, agreedAt }: Claim) => !decision && !objection && !agreedAt;
      if (!claim) return claims.some(isOpen) ? free : notPossible;
      if (!isOpen(claim)) return notPossible;
      return declaredOn <= claim.objectUntil ? free : tooLateAfter(claim.objectUntil);
    }
    case "AGREEMENT": {
      const { claims } = await readClaims(transaction, policy, now);
      return claims.some(({ id, mayAgree }) => mayAgree && (!claimId || id === claimId)) ? free : notPossible;
    }
    case "MOVING_OUT":
      return leaving_state === "CANCELLATION_REQUESTED" && policy.premium_until === null ? free : notPossible;
  }
}

/** A withdrawal counts if it was sent within the period, whenever it arrives and is typed (§ 8 VVG, § 5c VersVG). */
async function findTooLate(
  transaction: Transaction<Database>,
  policy: Policy,
  declaredOn: CalendarDate,
  now: Date,
): Promise<Found> {
  if (hasEnded(policy.cover_state)) return notPossible;
  const lastDay = await readLastChanceToWithdraw(transaction, policy);
  const status = await statusAt(transaction, policy.ref_id, effectiveAt(policy.country, declaredOn, now));
  if (findWayToLeave(status, lastDay, declaredOn) === "withdraw") return free;
  return lastDay === null ? notPossible : tooLateAfter(lastDay);
}

async function previewRefund(
  transaction: Transaction<Database>,
  policy: Policy,
  { kind, arrivedOn }: Given,
  now: Date,
) {
  if (kind === "WITHDRAWAL") {
    const at = effectiveAt(policy.country, arrivedOn, now);
    return previewRefunds(transaction, policy, await readPaidUntilAfterWithdrawal(transaction, policy, at));
  }
  if (kind === "RELEASE")
    return previewRefunds(transaction, policy, paidUntil({ ...policy, covered_until: arrivedOn }));
  return noRefund;
}
