import fc from "fast-check";
import { expect, test } from "vitest";
import { tameName, tameTypedText } from "./typed-text.ts";

const domain = fc.tuple(
  fc.stringMatching(/^[a-zäöü0-9-]{0,8}[a-zäöü]$/),
  fc.constantFrom("com", "de", "xyz", "top", "io"),
);

test.each(["Jana Weiß", "J.-P. Müller-Lüdenscheidt", "O'Brien", "Hausverwaltung Kern GmbH & Co. KG", "دينا", "王小明"])(
  "leaves the name '%s' as it is",
  (name) => expect(tameName(name)).toBe(name),
);

test.each([
  ["Dr.Oetker GmbH", "Dr. Oetker GmbH"],
  ["You have won, see www.example.com", "You have won, see www. example. com"],
  ["https://example.com/a", "https: //example. com/a"],
  ["Jana\u202Emoc.live\u202C", "Janamoc. live"],
  ["a\nb", "a b"],
  ["example。com", "example. com"],
])("writes the name '%s' as '%s'", (typed, written) => expect(tameName(typed)).toBe(written));

test("leaves no domain in a name, wherever it stands", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      domain,
      fc.string({ maxLength: 20 }),
      (before, [label, ending], after) => {
        expect(tameName(`${before}${label}.${ending}${after}`)).not.toContain(`${label}.${ending}`);
      },
    ),
  );
});

test("shortens names and addresses, and keeps the message whole", () => {
  const data = tameTypedText({ tenantName: "N".repeat(300), fullAddress: "S".repeat(500), message: "m ".repeat(900) });
  expect(data.tenantName).toBe(`${"N".repeat(79)}…`);
  expect(data.fullAddress).toHaveLength(160);
  expect(data.message).toBe("m ".repeat(900));
});

test("keeps dates, times, amounts and file names in texts", () => {
  const message = "Am 12.5.2027 um 14.30 Uhr, 1.500,00 €. Danke.";
  expect(tameTypedText({ message, fileName: "Ausweis ẞ.pdf" })).toEqual({ message, fileName: "Ausweis ẞ.pdf" });
});

test("leaves our own link and the login alone", () => {
  const data = { link: "https://example.com/de?token=0f", email: "jana@example.com", on: "2027-01-01" };
  expect(tameTypedText(data)).toEqual(data);
});
