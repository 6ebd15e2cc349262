import { afterEach, describe, expect, test, vi } from "vitest";
import { countryOf, localeFor, storedLanguage, storeLocale, switchLanguage } from "./locale.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the locale", () => {
  test("of a language segment keeps the region that was chosen before", () => {
    expect(localeFor("de")).toBe("de");
    storeLocale("de-AT");
    expect(localeFor("de")).toBe("de-AT");
    expect(localeFor("en")).toBe("en-AT");
    expect(localeFor("de-DE")).toBe("de-DE");
    expect(localeFor("DE-at")).toBe("de-AT");
    expect(storedLanguage()).toBe("de");
  });

  test("names a country only where it is one that we serve", () => {
    expect(["de-AT", "en-DE", "de-NL", "de"].map(countryOf)).toEqual(["at", "de", null, null]);
  });

  test("is not remembered where the browser keeps nothing, and nothing breaks", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    storeLocale("de-AT");
    expect([storedLanguage(), localeFor("de")]).toEqual([null, "de"]);
  });
});

test.each([
  ["/de/summary", "en", "/en/summary"],
  ["/de-AT/summary", "en", "/en-AT/summary"],
  ["/de", "en", "/en"],
  ["/", "de", "/de"],
  ["/summary", "de", "/de/summary"],
  ["/de/landlord/abc", "en", "/en/landlord/abc"],
] as const)("%s in %s is %s", (path, language, other) => {
  expect(switchLanguage(path, language)).toBe(other);
});
