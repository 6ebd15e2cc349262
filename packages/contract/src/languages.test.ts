import { expect, test } from "vitest";
import { countryOf, dateLocale, languageOf, languages, locales } from "./languages.ts";

test("every language has its own locale and one for each region", () => {
  expect([...locales].sort()).toEqual(["de", "de-AT", "de-DE", "de-NL", "en", "en-AT", "en-DE", "en-NL"]);
  for (const locale of locales) expect(locale.split("-")[0]).toBe(languageOf(locale));
});

test("recognises a language by its whole code, and uses English for others", () => {
  expect(["de-AT", "den", "fr", ""].map(languageOf)).toEqual(["de", "en", "en", "en"]);
});

test("a locale names a country only if we serve it", () => {
  expect(["de-AT", "en-DE", "de-NL", "de"].map(countryOf)).toEqual(["at", "de", null, null]);
});

test("dates follow the country if it has its own names", () => {
  expect(languages.map((language) => dateLocale(language, "at"))).toEqual(["de-AT", "en-GB"]);
  expect(languages.map((language) => dateLocale(language, null))).toEqual(["de-DE", "en-GB"]);
});
