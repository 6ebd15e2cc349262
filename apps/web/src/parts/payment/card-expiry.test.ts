import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isExpired, readExpiry, typeExpiry } from "./card-expiry.ts";

function typeAll(keys: string): string {
  return [...keys].reduce((shown, key) => {
    const text = shown + key;
    return typeExpiry({ text, caret: text.length }, shown).text;
  }, "");
}

const paste = (text: string) => typeExpiry({ text, caret: text.length }, "").text;

describe("expiry field", () => {
  it.each([
    ["0429", "04/29"],
    ["04/29", "04/29"],
    ["429", "04/29"],
    ["4/29", "04/29"],
    ["1/29", "01/29"],
    ["1229", "12/29"],
    ["12/2029", "12/2029"],
  ])("shows the typed keys %s as %s", (keys, shown) => expect(typeAll(keys)).toBe(shown));

  it.each([
    ["4/29", "04/29"],
    ["4/2029", "04/2029"],
    ["12/29", "12/29"],
    ["04 / 29", "04/29"],
  ])("shows %s, pasted or filled in by the browser, as %s", (text, shown) => expect(paste(text)).toBe(shown));

  it("deletes the slash together with the digit before it", () => {
    expect(typeExpiry({ text: "04", caret: 2 }, "04/")).toEqual({ text: "0", caret: 1 });
    expect(typeExpiry({ text: "04/", caret: 3 }, "04/2")).toEqual({ text: "04/", caret: 3 });
  });

  it("keeps the caret when the month is corrected", () => {
    expect(typeExpiry({ text: "1/29", caret: 1 }, "12/29")).toEqual({ text: "12/9", caret: 1 });
  });

  it("accepts every month of this century in all usual notations", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const [mm, yy] = [String(month).padStart(2, "0"), String(year).padStart(2, "0")];
        const meant = { month, year: 2000 + year };
        for (const keys of [`${mm}${yy}`, `${mm}/${yy}`, `${month}/${yy}`, `${mm}/20${yy}`])
          expect(readExpiry(typeAll(keys)), keys).toEqual(meant);
      }),
    );
  });
});

describe("expiry", () => {
  it.each(["", "04/", "04/2", "13/29", "00/29", "04/1999"])("'%s' is invalid", (text) =>
    expect(readExpiry(text)).toBeNull(),
  );

  it("is valid until the last day of its month", () => {
    expect(isExpired({ month: 2, year: 2028 }, new Date(2028, 1, 29))).toBe(false);
    expect(isExpired({ month: 2, year: 2028 }, new Date(2028, 2, 1))).toBe(true);
    expect(isExpired({ month: 12, year: 2027 }, new Date(2028, 0, 1))).toBe(true);
  });
});
