import { locales } from "@kautia/contract/languages";
import { describe, expect, test } from "vitest";
import { de } from "./de/texts.ts";
import { en } from "./en/texts.ts";
import { texts } from "./index.ts";

function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();
}

/** The words of the specification, which German does not repeat, contain this value. */
const onlyInEnglish: Record<string, string> = { "validation.coldRentAmount": "multiplier" };

describe("texts", () => {
  test("both languages have the same keys", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  test("the texts of staff and of partners exist in both languages and are served only with part=staff", () => {
    expect(Object.keys(texts("de", "staff")).sort()).toEqual(Object.keys(texts("en", "staff")).sort());
    const staff = Object.keys(texts("en", "staff")).filter((key) => /^(?:staff|partners|inviteFile)\./.test(key));
    expect(staff.length).toBeGreaterThan(50);
    for (const key of staff) {
      expect(texts("de")[key]).toBeUndefined();
      expect(variables(texts("de", "staff")[key] ?? ""), key).toEqual(variables(texts("en", "staff")[key] ?? ""));
    }
  });

  test.each(locales)("%s uses the same placeholders as English and has no empty text", (locale) => {
    const english: Record<string, string> = en;
    const all = texts(locale);
    expect(Object.keys(all)).toHaveLength(Object.keys(en).length);
    for (const [key, text] of Object.entries(all)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      const expected = variables(english[key] ?? "");
      const isGerman = locale.startsWith("de");
      expect(variables(text), key).toEqual(expected.filter((name) => !isGerman || name !== onlyInEnglish[key]));
    }
  });

  test("the example of an address is one of the region, and has no line end between street and number", () => {
    for (const locale of locales) {
      const example = locale.endsWith("-AT") ? "Mariahilfer Straße\u00a012, Wien" : "Torstraße\u00a012, Berlin";
      expect(texts(locale)["address.lineHelp"]).toContain(example);
    }
  });

  test.each([
    ["de-AT", /(kalt|netto)miete/i],
    ["en-AT", /(cold|net) rent/i],
  ] as const)("%s calls the rent as its questions do, and never %s", (locale, foreign) => {
    for (const [key, text] of Object.entries(texts(locale))) expect(text, key).not.toMatch(foreign);
  });

  test("Austria asks for the rent that the lease agrees, gross where it does, and limits the deposit by it", () => {
    expect(texts("de-AT")["fields.coldRentHelp"]).toContain("Bruttomiete, wenn eine vereinbart ist");
    expect(texts("en-AT")["fields.coldRentHelp"]).toContain("gross rent if one is agreed");
    expect(texts("de-AT")["fields.depositHelpMultiplier"]).toContain("der vereinbarten Miete");
    expect(texts("en-AT")["fields.depositHelpMultiplier"]).toContain("the agreed rent");
  });

  test("a region overrides only what differs in it", () => {
    expect(texts("de-AT")["choices.employmentStatus.RETIRED"]).toBe("In Pension");
    expect(texts("de-DE")["choices.employmentStatus.RETIRED"]).toBe("In Rente");
    expect(texts("de-AT")["common.continue"]).toBe("Weiter");
    expect(texts("en-NL")).toEqual(texts("en"));
  });
});

test.each([
  ["de-DE", "§\u00a015 VersVermV"],
  ["en-DE", "§\u00a015 VersVermV"],
  ["de-AT", "§ 137g GewO"],
  ["en-AT", "section 137g GewO"],
] as const)("%s cites %s wherever the initial information is named, and no other law for it", (locale, law) => {
  const all = texts(locale);
  expect(all["welcome.firstInformation"]).toContain(law);
  expect(all["summary.initialInformation"]).toContain(law);
  const foreign = law.includes("137g") ? "VersVermV" : "137g";
  for (const [key, text] of Object.entries(all)) expect(text, key).not.toContain(foreign);
});
