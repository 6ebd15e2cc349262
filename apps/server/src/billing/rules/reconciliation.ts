import { refundOfKey } from "./charge-key.ts";

/** The compared fields of a movement in the provider's books. */
interface Movement {
  id: string;
  at: Date;
  kind: string;
  amountCents: number;
  feeCents: number;
  chargeId: string | null;
  refundKey: string | null;
}

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
}

/**
 * Finds the provider's movements that our ledger does not contain with the same amount, and our entries without a
 * movement. Each entry matches only one movement, so a refund that was paid twice shows up.
 */
export function compareBooks<Entry extends ProviderEntry>(
  movements: readonly Movement[],
  entries: readonly Entry[],
): { differences: Difference[]; unmatched: Entry[] } {
  const open = Map.groupBy(entries, ({ reference }) => reference);
  const take = (reference: string) => {
    const taken = open.get(reference) ?? [];
    open.delete(reference);
    return taken.reduce((sum, { amountCents }) => sum + amountCents, 0);
  };
  const differences = movements.flatMap((movement): Difference[] => {
    const { id, at, amountCents, feeCents } = movement;
    const ledgerCents = take(`movement ${id}`) + take(referenceOf(movement) ?? "");
    const providerCents = amountCents - feeCents;
    const described = [movement.kind, id, movement.chargeId].filter((part) => part !== null).join(" ");
    return ledgerCents === providerCents ? [] : [{ at, reference: described, ledgerCents, providerCents }];
  });
  return { differences, unmatched: [...open.values()].flat() };
}

/** The reference of the entry that was posted when the movement's charge or refund was settled. */
function referenceOf({ kind, chargeId, refundKey }: Movement): string | null {
  if (kind === "charge" && chargeId !== null) return `charge ${chargeId}`;
  const refundId = kind === "refund" ? refundOfKey(refundKey) : null;
  return refundId === null ? null : `refund ${refundId}`;
}
