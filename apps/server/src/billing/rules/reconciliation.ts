import { type Country, sumBy } from "@kautia/contract";
import { bookedCurrency } from "./movement.ts";

/** The compared fields of a movement in the provider's books. */
interface Movement {
  id: string;
  at: Date;
  kind: string;
  amountCents: number;
  feeCents: number;
  currency: string;
  chargeId: string | null;
  chargeKey: string | null;
  refundKey: string | null;
}

/**
 * What we know about a movement. `booked`: the ledger has all of it. `waiting`: the worker has yet to book it. `in doubt`:
 * its charge or refund has no answer yet. `lost`: a charge or refund of which we know nothing.
 */
export type Knowledge = "booked" | "waiting" | "in doubt" | "lost";

/** An entry on our ledger's account PROVIDER. */
export interface ProviderEntry {
  at: Date;
  /** Positive: money for us. */
  amountCents: number;
  /** `charge`, `refund` or `movement`, and the id that is the same in both books. */
  reference: string;
}

export interface Difference {
  at: Date;
  reference: string;
  ledgerCents: number;
  providerCents: number;
  /** Of the provider's amount, if it is not that of our books. */
  currency?: string;
}

/**
 * Finds the movements of a country's account that our ledger does not contain with the same amount, and our entries without a
 * movement. Each entry matches only one movement, so a refund that was paid twice shows up. `pending` are differences
 * that the worker has yet to settle.
 */
export function compareBooks<Entry extends ProviderEntry>(
  country: Country,
  movements: readonly (Movement & { knowledge: Knowledge })[],
  entries: readonly Entry[],
): { differences: Difference[]; pending: Difference[]; unmatched: Entry[] } {
  const open = Map.groupBy(entries, ({ reference }) => reference);
  const take = (reference: string) => {
    const taken = open.get(reference) ?? [];
    open.delete(reference);
    return sumBy(taken, ({ amountCents }) => amountCents);
  };
  const found = movements.flatMap((movement) => {
    const { id, at, amountCents, feeCents, currency, knowledge } = movement;
    const ledgerCents = take(`movement ${id}`) + take(referenceOf(movement) ?? "");
    const providerCents = amountCents - feeCents;
    const isForeign = bookedCurrency(country, currency) === null;
    if (ledgerCents === providerCents && !isForeign) return [];
    // A charge is booked with its answer, and its fee with its movement.
    const isHalfBooked = knowledge === "waiting" && (ledgerCents === 0 || ledgerCents === amountCents);
    const isPending = knowledge === "in doubt" || isHalfBooked;
    const cents = { ledgerCents, providerCents, ...(isForeign && { currency }) };
    return [{ isPending, difference: { at, reference: describe(movement), ...cents } }];
  });
  const pick = (pending: boolean) =>
    found.filter(({ isPending }) => isPending === pending).map(({ difference }) => difference);
  return { differences: pick(false), pending: pick(true), unmatched: [...open.values()].flat() };
}

function describe({
  kind,
  id,
  chargeId,
  chargeKey,
  refundKey,
  knowledge,
}: Movement & { knowledge: Knowledge }): string {
  const parts = [kind, id, chargeId, knowledge === "lost" ? (chargeKey ?? refundKey) : null];
  const known = parts.filter((part) => part !== null).join(" ");
  if (knowledge !== "lost") return known;
  return `${known} (${kind === "charge" ? "no premium or instalment" : "no refund"} of ours)`;
}

/** The reference of the entry that was posted when the movement's charge or refund was settled. */
function referenceOf({ kind, chargeId, refundKey }: Movement): string | null {
  if (kind === "charge" && chargeId !== null) return `charge ${chargeId}`;
  return kind === "refund" && refundKey !== null ? `refund ${refundKey}` : null;
}
