import { countries, countryFacts } from "../../packages/contract/src/countries.ts";
import { isProduct, isTest, type Rule } from "./rule.ts";
import { lineAt } from "./source-file.ts";

const facts = "packages/contract/src/countries.ts";

/** Facts, texts, tariffs, samples, generated types, and the list of all dial codes. */
const mayNameCountries = [
  /^packages\/contract\/src\/(countries|currencies|languages|testing|documentation|questions)(\.ts$|\/)/,
  /^packages\/locales\/src\/(\w\w\/|policy-documents\/sample|testing\/)/,
  /^apps\/server\/src\/quote\/rules\/tariff\//,
  /^apps\/server\/src\/partners\/demo-partner\.ts$/,
  /^(apps\/server\/src\/platform\/database|packages\/partner-client\/src)\/schema\.ts$/,
];

const oneOf = (values: readonly string[]) =>
  [...new Set(values)].map((value) => value.replaceAll(/\W/g, String.raw`\$&`)).join("|");
const known = countries.map((country) => countryFacts[country]);
const code = `["'](?:${countries.join("|")})["']`;

const patterns = [
  // A time zone, a currency, a dial code.
  new RegExp(String.raw`\b(?:${oneOf(known.map(({ timeZone }) => timeZone))})\b`, "g"),
  new RegExp(`(["'\`])(?:${oneOf(known.map(({ currency }) => currency))})\\1`, "gi"),
  new RegExp(`(["'\`])(?:${oneOf(known.map(({ dialCode }) => dialCode))})\\1`, "g"),
  // A comparison with a country, a country for an argument, a list of countries.
  new RegExp(String.raw`[!=]==?\s*${code}|${code}\s*[!=]==|\bWHEN ${code}|\bcountry\b[^\n]{0,12}${code}`, "g"),
  new RegExp(String.raw`\b\w*(?:Day|Clock|Of|In)\(\s*${code}\s*[,)]`, "g"),
  new RegExp(String.raw`${code}\s*[|,]\s*${code}`, "g"),
  // A value for each country.
  new RegExp(String.raw`\b(${countries.join("|")}):[^;]*?\b(?!\1)(?:${countries.join("|")}): `, "g"),
];

export const countryRules: readonly Rule[] = [
  {
    name: "country-facts-in-one-place",
    sentence: `What differs by country is in ${facts}; other code looks it up there, and money carries its currency.`,
    check: (files) =>
      files
        .filter(({ path }) => isProduct(path) && !isTest(path) && !mayNameCountries.some((place) => place.test(path)))
        .flatMap(({ path, text, comments }) =>
          patterns.flatMap((pattern) =>
            [...text.matchAll(pattern)]
              .filter(({ index, 0: found }) => comments.slice(index, index + found.length).trim() === "")
              .map(({ index, 0: found }) => ({ path, line: lineAt(text, index), found: found.slice(0, 60) })),
          ),
        ),
  },
];
