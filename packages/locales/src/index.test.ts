import { describe, expect, test } from "vitest";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { texts, type Locale } from "./index.ts";

const locales: Locale[] = ["en", "de", "en-DE", "en-AT", "en-NL", "de-DE", "de-AT", "de-NL"];

function variables(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").toSorted();
}

describe("texts", () => {
  test("both languages have the same keys", () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  test.each(locales)("%s uses the variables that English uses, and no text is empty", (locale) => {
    const english: Record<string, string> = en;
    const all = texts(locale);
    expect(Object.keys(all)).toHaveLength(Object.keys(en).length);
    for (const [key, text] of Object.entries(all)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      expect(variables(text), key).toEqual(variables(english[key] ?? ""));
    }
  });

  test("a region says otherwise only what it must", () => {
    expect(texts("de-AT")["choices.employmentStatus.RETIRED"]).toBe("In Pension");
    expect(texts("de-DE")["choices.employmentStatus.RETIRED"]).toBe("In Rente");
    expect(texts("de-AT")["common.continue"]).toBe("Weiter");
    expect(texts("en-NL")).toEqual(texts("en"));
  });
});
