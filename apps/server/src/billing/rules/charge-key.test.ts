import fc from "fast-check";
import { expect, test } from "vitest";
import { attemptOfKey, chargeKey, refundKey, refundOfKey } from "./charge-key.ts";

const id = "0f0f0f0f-1234-4abc-8def-0123456789ab";

test("a key can be turned back only into the id of its own attempt or refund", () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(attemptOfKey(chargeKey(uuid))).toBe(uuid);
      expect(refundOfKey(refundKey(uuid))).toBe(uuid);
      expect([attemptOfKey(refundKey(uuid)), refundOfKey(chargeKey(uuid))]).toEqual([null, null]);
    }),
  );
});

test.each([
  ["no key", null],
  ["an empty key", ""],
  ["an id without the prefix", id],
  ["another prefix of the same length", `refund-${id}`],
  ["the prefix alone", "charge-"],
  ["the prefix with an invalid id", "charge-1"],
  ["an id with something before it", `charge-0${id}`],
  ["an id with something after it", `charge-${id}0`],
  ["an id in capitals", `charge-${id.toUpperCase()}`],
])("%s belongs to no attempt", (_what, key) => {
  expect(attemptOfKey(key)).toBeNull();
});
