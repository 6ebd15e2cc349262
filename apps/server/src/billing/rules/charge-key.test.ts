import fc from "fast-check";
import { expect, test } from "vitest";
import { chargeKey, isOurKey, refundKey, tryOfKey } from "./charge-key.ts";

const contract = "DE-7K4M-Q2XD-6";
const premium = { kind: "premium", number: 3, repayment: null } as const;
const instalment = { kind: "instalment", number: 2, repayment: 1 } as const;

test("keys name the contract, what is charged and the try", () => {
  expect(chargeKey(contract, premium, 1)).toBe("charge-DE-7K4M-Q2XD-6-premium-3-1");
  expect(chargeKey(contract, instalment, 4)).toBe("charge-DE-7K4M-Q2XD-6-repayment-1-instalment-2-4");
  expect(refundKey(contract, 3, 1)).toBe("refund-DE-7K4M-Q2XD-6-premium-3");
  expect(refundKey(contract, 3, 2)).toBe("refund-DE-7K4M-Q2XD-6-premium-3-2");
});

test("different charges have different keys, and each key tells its try", () => {
  const number = fc.integer({ min: 1, max: 200 });
  const purpose = fc.oneof(
    number.map((item) => ({ ...premium, number: item })),
    fc.tuple(number, number).map(([item, repayment]) => ({ ...instalment, number: item, repayment })),
  );
  const charges = fc.record({ purpose, tryNumber: number });
  fc.assert(
    fc.property(charges, charges, (a, b) => {
      const [first, second] = [a, b].map((each) => chargeKey(contract, each.purpose, each.tryNumber));
      expect(first === second).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(tryOfKey(first ?? "")).toBe(a.tryNumber);
    }),
  );
});

test.each([
  ["a charge", chargeKey(contract, premium, 1), true],
  ["an instalment's charge", chargeKey(contract, instalment, 1), true],
  ["a refund", refundKey(contract, 3, 1), true],
  ["a second refund", refundKey(contract, 3, 2), true],
  ["a charge with a uuid", "charge-0f0f0f0f-1111-4222-8333-444444444444", false],
  ["a refund's key with something after it", `${refundKey(contract, 3, 2)}-1`, false],
  ["a charge's key without a try", "charge-DE-7K4M-Q2XD-6-premium-3", false],
  ["something before a key", `x${chargeKey(contract, premium, 1)}`, false],
  ["nothing", "", false],
])("knows whether the key of %s is ours", (_, key, isOurs) => {
  expect(isOurKey(key)).toBe(isOurs);
});
