import fc from "fast-check";
import { expect, test } from "vitest";
import { attemptOfKey, chargeKey } from "./charge-key.ts";

const id = "0f0f0f0f-1234-4abc-8def-0123456789ab";

test("the key of a charge leads back to the attempt", () => {
  fc.assert(
    fc.property(fc.uuid(), (attemptId) => {
      expect(attemptOfKey(chargeKey(attemptId))).toBe(attemptId);
    }),
  );
});

test.each([
  ["nothing", ""],
  ["an id without the prefix", id],
  ["another prefix of the same length", `refund-${id}`],
  ["the prefix alone", "charge-"],
  ["something that is no id", "charge-1"],
  ["an id with something before it", `charge-0${id}`],
  ["an id with something after it", `charge-${id}0`],
  ["an id in capitals", `charge-${id.toUpperCase()}`],
])("%s belongs to no attempt", (_what, key) => {
  expect(attemptOfKey(key)).toBeNull();
});
