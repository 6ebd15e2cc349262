import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readAmount, readCountry, readDay } from "./values.ts";

const grouped = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.each(["de-DE", "en-GB"])(
  "amounts as written in %s are read to the cent, with and without groups and cents",
  (locale) => {
    const plain = new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const amount = cents / 100;
        expect(readAmount(grouped(locale).format(amount), locale)).toBe(amount);
        expect(readAmount(`${plain.format(amount)} €`, locale)).toBe(amount);
        const euros = Math.ceil(amount);
        expect(readAmount(new Intl.NumberFormat(locale).format(euros), locale)).toBe(euros);
      }),
    );
  },
);

test.each(["", "abc", "12,34,5", "1.2.3", "--", "1,2345", "12e3", "-5"])("%j is not an amount", (text) => {
  expect(readAmount(text, "de")).toBeNaN();
});

test.each([
  ["de", "500,999", "500.999", "1,500.50"],
  ["en", "500.999", "500,999", "1.500,50"],
])(
  "in %s, %s is no amount rather than thousands, %s is, and the other notation is understood",
  (locale, wrong, thousands, other) => {
    expect(readAmount(wrong, locale)).toBeNaN();
    expect(readAmount(thousands, locale)).toBe(500_999);
    expect(readAmount(other, locale)).toBe(1_500.5);
  },
);

test("days are read as Germans and as computers write them", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split("-").map(Number);
      expect(readDay(iso)).toBe(iso);
      expect(readDay(`${day}.${month}.${year}`)).toBe(iso);
      expect(readDay(iso.split("-").reverse().join("."))).toBe(iso);
      expect(readDay(`${day}.${month}.26`)).toBe(`2026${iso.slice(4)}`);
    }),
  );
});

it("takes the country from its name, or from the length of the postcode", () => {
  expect(readCountry("Österreich", "10119")).toBe("at");
  expect(readCountry("", "1060")).toBe("at");
  expect(readCountry(" ", "10119")).toBe("de");
});
