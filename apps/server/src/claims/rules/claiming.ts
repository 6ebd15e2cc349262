import type { PolicyStatus } from "@kautia/contract";

/** Statuses in which a guarantee stands good for something. Before cover begins, and once it is over, nothing is claimed (docs/policy.md). */
const inForce: readonly PolicyStatus[] = ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"];

export interface Guaranteed {
  status: PolicyStatus;
  depositCents: number;
  /** First day of cover, YYYY-MM-DD; null until the landlord has accepted. */
  coverStart: string | null;
  /** What was claimed before, in integer cents. */
  claimedCents: number;
}

/** What may still be claimed on that day, in integer cents, never below zero; null while the guarantee is not in force. */
export function claimableCents(policy: Guaranteed, today: string): number | null {
  // A tenant may ask to leave before cover has begun.
  if (!inForce.includes(policy.status) || policy.coverStart === null || policy.coverStart > today) return null;
  return Math.max(0, policy.depositCents - policy.claimedCents);
}

/** What is counted in integer cents. */
interface Cents {
  amountCents: number;
}

export function sumOf(items: readonly Cents[]): number {
  return items.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The first item, from 0, with which the sum comes above what may be claimed; null where it stays within. */
export function findOver(items: readonly Cents[], mostCents: number): number | null {
  const index = items.findIndex((_, at) => sumOf(items.slice(0, at + 1)) > mostCents);
  return index < 0 ? null : index;
}

/**
 * What a part by item comes to in integer cents; null where it is none: another number of amounts than of items, more for
 * one than was claimed, nothing at all, or everything.
 */
export function partOf(items: readonly Cents[], grantedCents: readonly number[]): number | null {
  if (grantedCents.length !== items.length) return null;
  if (items.some(({ amountCents }, at) => (grantedCents[at] ?? 0) > amountCents)) return null;
  const sum = grantedCents.reduce((total, cents) => total + cents, 0);
  return sum > 0 && sum < sumOf(items) ? sum : null;
}
