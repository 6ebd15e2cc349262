import fc from "fast-check";
import { expect, test } from "vitest";
import { balances, ledgerEntries } from "./ledger.ts";
import { bookingsOf, type MovementMeaning } from "./movement.ts";

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const booked = ["refund returned", "refund by hand", "dispute", "payout", "fee", "unexplained"] as const;

function post(meaning: MovementMeaning, movement: { amountCents: number; feeCents: number }) {
  const bookings = bookingsOf(meaning, movement);
  expect(new Set(bookings.map(({ event }) => event)).size).toBe(bookings.length);
  return balances(bookings.flatMap(({ event, amountCents }) => ledgerEntries(event, amountCents)));
}

test("a movement changes our balance at the provider by its amount less its fee", () => {
  fc.assert(
    fc.property(fc.constantFrom(...booked), cents, cents, (meaning, amountCents, feeCents) => {
      expect(post(meaning, { amountCents, feeCents }).PROVIDER).toBe(amountCents - feeCents);
    }),
  );
});

test("a movement whose charge or refund is booked already only books its fee", () => {
  fc.assert(
    fc.property(cents, cents, (amountCents, feeCents) => {
      const { PROVIDER, FEES } = post("known", { amountCents, feeCents });
      expect([PROVIDER, FEES]).toEqual([feeCents === 0 ? 0 : -feeCents, feeCents]);
    }),
  );
});

test("a dispute that the bank reverses leaves only its fee", () => {
  const entries = [
    { amountCents: -635, feeCents: 2_000 },
    { amountCents: 635, feeCents: 0 },
  ].flatMap((movement) => bookingsOf("dispute", movement));
  const sums = balances(entries.flatMap(({ event, amountCents }) => ledgerEntries(event, amountCents)));
  expect(sums).toEqual({ ...balances([]), PROVIDER: -2_000, FEES: 2_000 });
});
