import { afterEach, describe, expect, test, vi } from "vitest";
import { localeFor, storedLanguage, storeLocale, switchLanguage } from "./locale.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("locale", () => {
  test("keeps the region chosen before for a language segment", () => {
    expect(localeFor("de")).toBe("de");
    storeLocale("de-AT");
    expect(localeFor("de")).toBe("de-AT");
    expect(localeFor("en")).toBe("en-AT");
    expect(localeFor("de-DE")).toBe("de-DE");
    expect(localeFor("DE-at")).toBe("de-AT");
    expect(storedLanguage()).toBe("de");
  });

  test("is not remembered, and nothing throws, if the browser refuses storage", () => {
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
] as const)("switches %s to language %s as %s", (path, language, other) => {
  expect(switchLanguage(path, language)).toBe(other);
});
