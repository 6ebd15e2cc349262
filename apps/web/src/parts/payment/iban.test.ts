import fc from "fast-check";
import { expect, test } from "vitest";
import { readIban, showIban } from "./iban.ts";

const valid = ["DE89370400440532013000", "AT611904300234573201", "NL91ABNA0417164300"];

test.each(["DE89 3704 0044 0532 0130 00", "de89370400440532013000", " DE89-3704-0044-0532-0130-00 "])(
  "reads %s and shows it in groups",
  (typed) => {
    expect(readIban(typed)).toBe("DE89370400440532013000");
    expect(showIban(typed)).toBe("DE89 3704 0044 0532 0130 00");
  },
);

test.each(["", "DE89", "DE8937040044053201300", "4242424242424242", "XX89370400440532013000"])(
  "refuses '%s' and leaves it as it was typed",
  (typed) => {
    expect(readIban(typed)).toBeNull();
    expect(showIban(typed)).toBe(typed);
  },
);

test("notices every single mistyped digit", () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, index, by) => {
      const places = [...iban].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
      const place = places[index % places.length] ?? 2;
      const wrong = String((Number(iban[place]) + by) % 10);
      expect(readIban(iban.slice(0, place) + wrong + iban.slice(place + 1))).toBeNull();
    }),
  );
});
