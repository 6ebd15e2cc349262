import { expect, test } from "vitest";
import { compareBooks, type Knowledge, type ProviderEntry } from "./reconciliation.ts";

const at = new Date("2027-02-01T00:00:00Z");
const refundKey = "refund-DE-7K4M-Q2XD-6-premium-1";
const chargeKey = "charge-DE-7K4M-Q2XD-6-premium-1-1";

function movement(
  id: string,
  kind: string,
  amountCents: number,
  more: { chargeId?: string; chargeKey?: string; refundKey?: string; feeCents?: number; knowledge?: Knowledge } = {},
) {
  const keys = { chargeKey: null, refundKey: null };
  return {
    id,
    at,
    kind,
    amountCents,
    feeCents: 0,
    currency: "EUR",
    chargeId: null,
    ...keys,
    knowledge: "booked" as const,
    ...more,
  };
}
const entry = (reference: string, amountCents: number): ProviderEntry => ({ at, reference, amountCents });
const nothing = { differences: [], pending: [], unmatched: [] };

test("finds no difference when charges, fees and refunds are in both books", () => {
  const movements = [
    movement("txn_1", "charge", 635, { chargeId: "pi_1", feeCents: 35 }),
    movement("txn_2", "refund", -100, { chargeId: "pi_1", refundKey }),
    movement("txn_3", "payout", -500),
  ];
  const entries = [
    entry("charge pi_1", 635),
    entry("movement txn_1", -35),
    entry(`refund ${refundKey}`, -100),
    entry("movement txn_3", -500),
  ];
  expect(compareBooks("de", movements, entries)).toEqual(nothing);
});

test("lists a refund that was paid twice with one key", () => {
  const twice = ["txn_1", "txn_2"].map((id) => movement(id, "refund", -100, { refundKey }));
  const { differences } = compareBooks("de", twice, [entry(`refund ${refundKey}`, -100)]);
  expect(differences).toEqual([{ at, reference: "refund txn_2", ledgerCents: 0, providerCents: -100 }]);
});

test("lists different amounts, missing fees, and movements and entries without a counterpart", () => {
  const movements = [
    movement("txn_1", "charge", 635, { chargeId: "pi_1", feeCents: 35 }),
    movement("txn_2", "dispute", -635, { chargeId: "pi_1" }),
  ];
  const stray = entry("charge pi_2", 705);
  expect(compareBooks("de", movements, [entry("charge pi_1", 635), stray])).toEqual({
    ...nothing,
    differences: [
      { at, reference: "charge txn_1 pi_1", ledgerCents: 635, providerCents: 600 },
      { at, reference: "dispute txn_2 pi_1", ledgerCents: 0, providerCents: -635 },
    ],
    unmatched: [stray],
  });
});

test("names a charge and a refund of which we know nothing", () => {
  const lost = { knowledge: "lost" as const };
  const { differences } = compareBooks(
    "de",
    [
      movement("txn_1", "charge", 635, { chargeId: "pi_1", chargeKey, ...lost }),
      movement("txn_2", "refund", -100, { refundKey, ...lost }),
    ],
    [],
  );
  expect(differences.map(({ reference }) => reference)).toEqual([
    `charge txn_1 pi_1 ${chargeKey} (no premium or instalment of ours)`,
    `refund txn_2 ${refundKey} (no refund of ours)`,
  ]);
});

test.each<[what: string, knowledge: Knowledge, ledger: number, isPending: boolean]>([
  ["a charge without an answer", "in doubt", 0, true],
  ["a fee that the worker has yet to book", "waiting", 635, true],
  ["a charge that the worker has yet to book", "waiting", 0, true],
  ["another amount than the charge's", "waiting", 600 + 1, false],
  ["a fee that was not booked in time", "booked", 635, false],
])("%s is pending: %s, %i cents in the ledger, %s", (_what, knowledge, ledger, isPending) => {
  const charge = movement("txn_1", "charge", 635, { chargeId: "pi_1", feeCents: 35, knowledge });
  const { differences, pending } = compareBooks("de", [charge], ledger === 0 ? [] : [entry("charge pi_1", ledger)]);
  const listed = [{ at, reference: "charge txn_1 pi_1", ledgerCents: ledger, providerCents: 600 }];
  expect(isPending ? pending : differences).toEqual(listed);
  expect(isPending ? differences : pending).toEqual([]);
});
