import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeLength, groupNumber, isCardNumber, lastDigits, typeNumber } from "./card-number.ts";
import { digitsOf } from "./digits.ts";

const digits = (longest: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: longest }).map((list) => list.join(""));
/** Any content of the field, with the caret at any position. */
const typed = fc
  .tuple(fc.array(fc.constantFrom(..."0123456789 -/x٤"), { maxLength: 30 }), fc.nat())
  .map(([characters, place]) => {
    const text = characters.join("");
    return { text, caret: place % (text.length + 1) };
  });

describe("card number field", () => {
  it("groups digits in fours, and 4-6-5 for American Express", () => {
    expect(groupNumber("4242424242424242")).toBe("4242 4242 4242 4242");
    expect(groupNumber("42424")).toBe("4242 4");
    expect(groupNumber("378282246310005")).toBe("3782 822463 10005");
  });

  it("accepts a pasted number with any separators", () => {
    expect(typeNumber({ text: "4000-0025 00003155\t", caret: 19 }).text).toBe("4000 0025 0000 3155");
    expect(typeNumber({ text: "４２４２", caret: 4 }).text).toBe("4242");
    expect(typeNumber({ text: "٤٢٤٢ ۰۱۹", caret: 8 }).text).toBe("4242 019");
  });

  it("keeps the caret when a digit in the middle is corrected", () => {
    // The 5 was just typed after the first group.
    expect(typeNumber({ text: "42425 4242", caret: 5 })).toEqual({ text: "4242 5424 2", caret: 6 });
    // The second digit was just deleted.
    expect(typeNumber({ text: "442 4242", caret: 1 })).toEqual({ text: "4424 242", caret: 1 });
  });

  it("neither loses nor adds digits, and does not change formatted text", () => {
    fc.assert(
      fc.property(typed, (input) => {
        const once = typeNumber(input);
        expect(digitsOf(once.text)).toBe(digitsOf(input.text).slice(0, 19));
        expect(typeNumber(once)).toEqual(once);
      }),
    );
  });

  it("keeps the number of digits before the caret", () => {
    fc.assert(
      fc.property(typed, (input) => {
        const { text, caret } = typeNumber(input);
        const before = Math.min(digitsOf(input.text.slice(0, input.caret)).length, digitsOf(text).length);
        expect(digitsOf(text.slice(0, caret))).toHaveLength(before);
      }),
    );
  });
});

describe("card number", () => {
  it.each(["4242 4242 4242 4242", "4000 0000 0000 0002", "4000 0025 0000 3155", "4000 0000 0000 0341"])(
    "may be %s",
    (number) => expect(isCardNumber(number)).toBe(true),
  );

  it("with one wrong digit is invalid", () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const right = "4242424242424242";
        const wrong = (Number(right[place]) + by) % 10;
        expect(isCardNumber(right.slice(0, place) + String(wrong) + right.slice(place + 1))).toBe(false);
      }),
    );
  });

  it("has exactly one valid check digit, and at least twelve digits", () => {
    fc.assert(
      fc.property(digits(18), (start) => {
        const fitting = [..."0123456789"].filter((last) => isCardNumber(start + last));
        const possible = start.length >= 11 && /[1-9]/.test(start);
        if (possible) expect(fitting).toHaveLength(1);
        if (start.length < 11) expect(fitting).toEqual([]);
      }),
    );
  });

  it("determines the length of the security code and the last four digits", () => {
    expect(codeLength("3782 822463 10005")).toBe(4);
    expect(codeLength("4242 4242 4242 4242")).toBe(3);
    expect(lastDigits("4242 4242 4242 4242")).toBe("4242");
  });
});
