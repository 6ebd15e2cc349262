import fc from "fast-check";
import { expect, test } from "vitest";
import { balances, ledgerEntries, ledgerEvents } from "./ledger.ts";

const cents = fc.integer({ min: 1, max: 1_000_000_000 });

const nothing = balances([]);

test("every event debits as much as it credits", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ledgerEvents), cents, (event, amount) => {
      const sum = ledgerEntries(event, amount).reduce((total, entry) => total + entry.amountCents, 0);
      expect(sum).toBe(0);
    }),
  );
});

test("after a success, the tenant owes nothing and the money is at the provider, however many attempts failed before", () => {
  fc.assert(
    fc.property(cents, fc.nat({ max: 5 }), (amount, failures) => {
      const attempts = Array.from({ length: failures }, () => ["CHARGE_ASKED", "CHARGE_FAILED"] as const).flat();
      const events = ["PREMIUM_DUE", ...attempts, "CHARGE_ASKED", "CHARGE_SUCCEEDED"] as const;
      const written = events.flatMap((event) => ledgerEntries(event, amount));
      expect(balances(written)).toEqual({ ...nothing, PROVIDER: amount, PREMIUM_PAYABLE: -amount });
    }),
  );
});

test("a charge without a result is neither owed nor received", () => {
  const written = [...ledgerEntries("PREMIUM_DUE", 635), ...ledgerEntries("CHARGE_ASKED", 635)];
  expect(balances(written)).toEqual({ ...nothing, IN_COLLECTION: 635, PREMIUM_PAYABLE: -635 });
});

test.each([0, -1, 0.5, Number.NaN, 2 ** 31 - 1, Number.MAX_VALUE])("rejects an amount of %d cents", (amount) => {
  expect(() => ledgerEntries("PREMIUM_DUE", amount)).toThrow("invalid amount in cents");
});

test("a refund is payable until it is paid, and reduces what was earned", () => {
  const paid = ["PREMIUM_DUE", "CHARGE_ASKED", "CHARGE_SUCCEEDED"] as const;
  const before = paid.flatMap((event) => ledgerEntries(event, 635));
  const payable = [...before, ...ledgerEntries("REFUND_DUE", 318)];
  expect(balances(payable)).toEqual({ ...nothing, PROVIDER: 635, PREMIUM_PAYABLE: -317, PAYABLE: -318 });
  const refunded = [...payable, ...ledgerEntries("REFUND_PAID", 318)];
  expect(balances(refunded)).toEqual({ ...nothing, PROVIDER: 317, PREMIUM_PAYABLE: -317 });
});

test("a cancelled premium leaves all balances at zero", () => {
  const written = [...ledgerEntries("PREMIUM_DUE", 635), ...ledgerEntries("PREMIUM_CANCELLED", 635)];
  expect(balances(written)).toEqual(nothing);
});
