import { countries, countryFacts, countryOfZip, defaultCountry } from "@kautia/contract";
import { joinDate, latestYear, parseMoney, readWholeDate } from "@kautia/design-system";

/** An amount, read like one that is typed into a form on a page in this language. NaN for anything else. */
export function readAmount(text: string, locale: string): number {
  return Number(parseMoney(text, locale) ?? Number.NaN);
}

/** A day as '2027-05-01' from '01.05.2027', '1. Mai 27' or '2027-05-01'. Anything else stays and fails validation later. */
export function readDay(text: string): string {
  const typed = text.trim();
  const parts = /^\d{4}-/.test(typed) ? null : readWholeDate(typed, ["day", "month", "year"], latestYear(false));
  return parts ? joinDate(parts) : typed;
}

/** Turns 'Österreich' into 'at'. Without a country, the postcode decides. */
export function readCountry(text: string, zip: string): string {
  const named = text.trim().toLowerCase();
  if (named === "") return countryOfZip(zip.trim()) ?? defaultCountry;
  const known = countries.find((country) => {
    const { names, zip: form } = countryFacts[country];
    return [...names, ...form.prefixes].some((name) => name.toLowerCase() === named);
  });
  return known ?? named;
}
