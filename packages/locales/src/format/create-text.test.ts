import { texts } from "../index.ts";
import { describe, expect, test } from "vitest";
import { createText } from "./create-text.ts";
import { tenantValues } from "./join-names.ts";

const de = createText("de", texts("de"));
const at = createText("de-AT", texts("de-AT"));
const en = createText("en", texts("en"));
// Intl puts a no-break space before the currency sign.
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("texts and formats of a language", () => {
  test("write money the same way in every country", () => {
    expect([de, at, en].map(({ money }) => plain(money(1070.5)))).toEqual(["1.070,50 €", "1.070,50 €", "€1,070.50"]);
    expect([de, en].map(({ money }) => plain(money(1500)))).toEqual(["1.500 €", "€1,500"]);
    expect(plain(de.money(12.5))).toBe("12,50 €");
  });

  test("write dates for the country, and a timestamp as its date in UTC", () => {
    expect([de, at, en].map(({ date }) => date("2027-01-09"))).toEqual([
      "9.\u00a0Januar 2027",
      "9.\u00a0Jänner 2027",
      "9\u00A0January 2027",
    ]);
    expect(de.date("2026-12-01T00:00:00.000Z")).toBe("1.\u00a0Dezember 2026");
    expect([de, en].map(({ shortDate }) => shortDate("2028-02-29"))).toEqual(["29.02.2028", "29/02/2028"]);
  });

  test("fill in values literally, and keep placeholders without a value", () => {
    expect(en.t("common.step", { step: 1, count: 2, name: "$& {count}" })).toBe("Question 1 of 2: $& {count}");
    expect(en.t("common.step", { step: 1 })).toBe("Question 1 of {count}: {name}");
  });

  test("let verbs agree with the names of several tenants", () => {
    const mara = { tenantName: "Mara Musterfrau", coTenantNames: [] };
    const both = { ...mara, coTenantNames: ["Ben Beispiel"] };
    expect(de.t("landlord.event.SIGNED", tenantValues(mara, "de"))).toBe("Mara Musterfrau hat unterschrieben");
    expect(de.t("landlord.event.SIGNED", tenantValues(both, "de"))).toBe(
      "Mara Musterfrau und Ben Beispiel haben unterschrieben",
    );
    expect(at.t("landlord.event.WITHDRAWN", tenantValues(both, "de"))).toContain("sind zurückgetreten");
    expect(en.t("landlord.claimObjected", tenantValues(both, "en"))).toContain("Ben Beispiel have objected");
  });

  test("name languages in that language", () => {
    expect([de, at, en].map(({ languageName }) => languageName("de"))).toEqual(["Deutsch", "Deutsch", "German"]);
    expect([de, en].map(({ languageName }) => languageName("en"))).toEqual(["Englisch", "English"]);
  });

  test("name countries in that language", () => {
    expect([de.region("AT"), en.region("AT")]).toEqual(["Österreich", "Austria"]);
  });
});
