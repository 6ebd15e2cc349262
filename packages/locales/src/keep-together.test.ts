import { expect, test } from "vitest";
import { keepAddressTogether, keepCodeTogether, keepNumbersTogether, keepWordsTogether } from "./keep-together.ts";
import { texts } from "./index.ts";

test("no line ends within 'E-Mail' in a sentence", () => {
  expect(keepWordsTogether("Wir schicken eine E-Mail an Ihre E-Mail-Adresse.")).toBe(
    "Wir schicken eine E-\u2060Mail an Ihre E-\u2060Mail-Adresse.",
  );
  expect(["E-Mail", "E-Mail schreiben"].map(keepWordsTogether)).toEqual(["E-Mail", "E-Mail schreiben"]);
});

test.each([
  ["Versicherungsombudsmann e. V., Postfach", "Versicherungsombudsmann e.\u00a0V., Postfach"],
  [
    "in Textform (z. B. Brief), d. h. i. d. R. so",
    "in Textform (z.\u00a0B. Brief), d.\u00a0h.\u00a0i.\u00a0d.\u00a0R. so",
  ],
])("no line ends within an abbreviation: %s", (text, kept) => {
  expect(keepNumbersTogether(text)).toBe(kept);
});

test.each([
  ["am 15. Januar 2027", "am 15.\u00a0Januar 2027"],
  ["on 15 January 2027", "on 15\u00a0January 2027"],
  ["Nur 70,50 € oder 4 %", "Nur 70,50\u00a0€ oder 4\u00a0%"],
  ["am Stubenring 1, 1010 Wien", "am Stubenring\u00a01, 1010\u00a0Wien"],
])("no line ends within a date, an amount or an address: %s", (text, kept) => {
  expect(keepNumbersTogether(text)).toBe(kept);
});

test("no line ends within the citation of a law", () => {
  expect(keepWordsTogether("Erstinformation (§ 137g GewO, Standesregeln)")).toBe(
    "Erstinformation (§\u00a0137g\u00a0GewO, Standesregeln)",
  );
  expect(keepWordsTogether("§§ 8, 9 VVG; Art. 6 Abs. 1 Buchst. b DSGVO")).toBe(
    "§§\u00a08, 9\u00a0VVG; Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b\u00a0DSGVO",
  );
  expect(keepWordsTogether("under section 15 VersVermV and § 7 of the contract")).toBe(
    "under section\u00a015\u00a0VersVermV and §\u00a07 of the contract",
  );
});

test.each([
  [
    "Widerruf binnen 14 Tagen, nach 12 Monaten oder 1 Jahr",
    "Widerruf binnen 14\u00a0Tagen, nach 12\u00a0Monaten oder 1\u00a0Jahr",
  ],
  ["in Deutschland 5 Ziffern", "in Deutschland 5\u00a0Ziffern"],
  ["within 24 hours or 14 days", "within 24\u00a0hours or 14\u00a0days"],
  ["Nummer 3 Tagesgeld, vierzehn Tage", "Nummer 3 Tagesgeld, vierzehn Tage"],
])("no line ends between a number and its unit of time: %s", (text, kept) => {
  expect(keepWordsTogether(text)).toBe(kept);
});

test("no line ends within a code", () => {
  expect(keepCodeTogether("7K4M-Q2XD-0")).toBe("7K4M-\u2060Q2XD-\u20600");
});

test("lines end only after the commas of an address", () => {
  expect(keepAddressTogether("Torstraße 12, 4. OG, 10119 Berlin")).toBe(
    "Torstraße\u00a012, 4.\u00a0OG, 10119\u00a0Berlin",
  );
});

test("a part that is longer than a phone's line may break, but not between its number and a word", () => {
  const address = "Donaudampfschifffahrtsstraße 117 a, 10119 Berlin";
  expect(keepAddressTogether(address)).toBe("Donaudampfschifffahrtsstraße\u00a0117 a, 10119\u00a0Berlin");
  expect(keepAddressTogether("Straße des 17. Juni in der Mitte 100, 06449 Neu Königsaue bei Aschersleben")).toBe(
    "Straße des 17. Juni in der Mitte\u00a0100, 06449\u00a0Neu Königsaue bei Aschersleben",
  );
});

test.each([
  ["de", "!\u00a0oder\u00a0-"],
  ["en", "!\u00a0or\u00a0-"],
] as const)("no line ends between the example signs of the password rule in %s", (language, signs) => {
  expect(texts(language)["account.rule.special"]).toContain(signs);
});
