import { expect, test } from "vitest";
import { compareBooks, type ProviderEntry } from "./reconciliation.ts";

const at = new Date("2027-02-01T00:00:00Z");
const refundId = "0f0f0f0f-1234-4abc-8def-0123456789ab";

function movement(
  id: string,
  kind: string,
  amountCents: number,
  more: { chargeId?: string; refundKey?: string; feeCents?: number } = {},
) {
  return { id, at, kind, amountCents, feeCents: 0, chargeId: null, refundKey: null, ...more };
}
const entry = (reference: string, amountCents: number): ProviderEntry => ({ at, reference, amountCents });

test("finds no difference when charges, fees and refunds are in both books", () => {
  const movements = [
    movement("txn_1", "charge", 635, { chargeId: "pi_1", feeCents: 35 }),
    movement("txn_2", "refund", -100, { chargeId: "pi_1", refundKey: `refund-${refundId}` }),
    movement("txn_3", "payout", -500),
  ];
  const entries = [
    entry("charge pi_1", 635),
    entry("movement txn_1", -35),
    entry(`refund ${refundId}`, -100),
    entry("movement txn_3", -500),
  ];
  expect(compareBooks(movements, entries)).toEqual({ differences: [], unmatched: [] });
});

test("lists a refund that was paid twice with one key", () => {
  const twice = ["txn_1", "txn_2"].map((id) => movement(id, "refund", -100, { refundKey: `refund-${refundId}` }));
  const { differences } = compareBooks(twice, [entry(`refund ${refundId}`, -100)]);
  expect(differences).toEqual([{ at, reference: "refund txn_2", ledgerCents: 0, providerCents: -100 }]);
});

test("lists different amounts, missing fees, and movements and entries without a counterpart", () => {
  const movements = [
    movement("txn_1", "charge", 635, { chargeId: "pi_1", feeCents: 35 }),
    movement("txn_2", "dispute", -635, { chargeId: "pi_1" }),
  ];
  const stray = entry("charge pi_2", 705);
  expect(compareBooks(movements, [entry("charge pi_1", 635), stray])).toEqual({
    differences: [
      { at, reference: "charge txn_1 pi_1", ledgerCents: 635, providerCents: 600 },
      { at, reference: "dispute txn_2 pi_1", ledgerCents: 0, providerCents: -635 },
    ],
    unmatched: [stray],
  });
});
