import { expect, test } from "vitest";
import { hasIbanChecksum } from "./iban.ts";

const valid = "DE89370400440532013000";

test.each([valid, "DE89 3704 0044 0532 0130 00", "iban: at61 1904 3002 3457 3201", "NL91ABNA0417164300"])(
  "accepts the check digits of %s",
  (typed) => expect(hasIbanChecksum(typed)).toBe(true),
);

test.each(["", "DE00", "DE88370400440532013000", "4242424242424242", "Lena Lohmann", "DE89 3704 0044 0532 0130 0O"])(
  "refuses '%s'",
  (typed) => expect(hasIbanChecksum(typed)).toBe(false),
);

test("finds every mistyped digit and every two swapped neighbours", () => {
  for (let place = 2; place < valid.length; place++) {
    const [digit, next] = [valid.charAt(place), valid.charAt(place + 1)];
    const others = [..."0123456789"].filter((other) => other !== digit);
    for (const other of others)
      expect(hasIbanChecksum(valid.slice(0, place) + other + valid.slice(place + 1))).toBe(false);
    if (next !== "" && next !== digit)
      expect(hasIbanChecksum(valid.slice(0, place) + next + digit + valid.slice(place + 2))).toBe(false);
  }
});
