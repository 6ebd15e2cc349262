import {
  addDays,
  type CalendarDate,
  type HomePlace,
  lastDayOfPeriod,
  type PolicyStatus,
  sumBy,
} from "@kautia/contract";

const endedStatuses: readonly PolicyStatus[] = ["ENDED", "WITHDRAWN"];
const claimableStatuses: readonly PolicyStatus[] = ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"];

export interface ClaimablePolicy {
  status: PolicyStatus;
  home: HomePlace;
  depositCents: number;
  /** YYYY-MM-DD; null until the landlord has accepted. */
  coverStart: string | null;
  /** First day without cover; null while the policy runs. */
  coveredUntil: CalendarDate | null;
  /** Whether the landlord has released the policy. */
  isReleased: boolean;
  /** In integer cents, without what was refused. */
  claimedCents: number;
}

/** The last day for claims about events before the policy ended; null if none are possible. */
export function claimableUntil(
  { status, home, coverStart, coveredUntil, isReleased }: Omit<ClaimablePolicy, "depositCents" | "claimedCents">,
  claimsAfterEndDays: number,
): CalendarDate | null {
  if (!endedStatuses.includes(status) || isReleased) return null;
  const hasCovered = coverStart !== null && coveredUntil !== null && coverStart < coveredUntil;
  return hasCovered ? lastDayToClaim(home, coveredUntil, claimsAfterEndDays) : null;
}

/** Of claims from before `uncoveredFrom`, the first day without cover. Without such a period, claims end with the cover. */
export function lastDayToClaim(home: HomePlace, uncoveredFrom: CalendarDate, claimsAfterEndDays: number): CalendarDate {
  const last = addDays(uncoveredFrom, claimsAfterEndDays - 1);
  return claimsAfterEndDays === 0 ? last : lastDayOfPeriod(home, last);
}

/** The amount that may still be claimed, in integer cents; null while nothing may be claimed (docs/policy.md). */
export function claimableCents(policy: ClaimablePolicy, today: string, claimsAfterEndDays: number): number | null {
  // A tenant may cancel before cover begins, so the status alone is not enough.
  const isCovered =
    claimableStatuses.includes(policy.status) && policy.coverStart !== null && policy.coverStart <= today;
  const until = claimableUntil(policy, claimsAfterEndDays);
  if (!isCovered && (until === null || until < today)) return null;
  return Math.max(0, policy.depositCents - policy.claimedCents);
}

interface AmountItem {
  amountCents: number;
}

export function sumCents(items: readonly AmountItem[]): number {
  return sumBy(items, ({ amountCents }) => amountCents);
}

/** The index of the first item at which the sum exceeds `mostCents`; null if it never does. */
export function findItemOverLimit(items: readonly AmountItem[], mostCents: number): number | null {
  const index = items.findIndex((_, position) => sumCents(items.slice(0, position + 1)) > mostCents);
  return index < 0 ? null : index;
}

/**
 * The sum of a partial grant, in integer cents. Null if an item is missing or exceeds the claimed amount, or if the sum
 * is zero or the whole claim.
 */
export function partialGrantCents(items: readonly AmountItem[], grantedCents: readonly number[]): number | null {
  if (grantedCents.length !== items.length) return null;
  if (items.some(({ amountCents }, index) => (grantedCents[index] ?? 0) > amountCents)) return null;
  const sum = sumBy(grantedCents, (cents) => cents);
  return sum > 0 && sum < sumCents(items) ? sum : null;
}
