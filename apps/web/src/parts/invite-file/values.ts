import { parseMoney } from "@kautia/design-system";

/** An amount, read like one that is typed into a form on a page in this language. NaN for anything else. */
export function readAmount(text: string, locale: string): number {
  return Number(parseMoney(text, locale) ?? Number.NaN);
}

/** A day as '2027-05-01' from '01.05.2027' or '2027-05-01'. Anything else stays unchanged and fails validation later. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.trim();
}

/** Turns 'Österreich' into 'at'. Without a country, a postcode of four digits is Austrian. */
export function readCountry(text: string, zip: string): string {
  const named = text.trim().toLowerCase();
  if (named === "") return /^\d{4}$/.test(zip.trim()) ? "at" : "de";
  if (["deutschland", "germany", "d", "de"].includes(named)) return "de";
  if (["österreich", "oesterreich", "austria", "a", "at"].includes(named)) return "at";
  return named;
}
