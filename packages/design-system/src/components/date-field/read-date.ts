import { plainDigits } from "../../internal/plain-digits.ts";
import type { DatePart, DateParts } from "./date-parts.ts";

/** The beginnings of the months' names in German, Austrian and English. */
const MONTHS = [
  ["jan", "jän"],
  ["feb"],
  ["mär", "maer", "mrz", "mar"],
  ["apr"],
  ["mai", "may"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["okt", "oct"],
  ["nov"],
  ["dez", "dec"],
];

/** Words around a date: days of the week, and 'am', 'the', 'of'. */
const FILLER =
  /^(?:(?:mo|di|mi|do|fr|sa|so)|(?:mon|dien|mitt|donn|frei|sams|sonna|sonnt|tue|wed|thu|fri|sat|sun)\p{L}*|am|ab|vom|de[rnm]|on|from|the|of)$/u;

/** A year of two digits, such as '26', is at most this far ahead. */
const YEARS_AHEAD = 50;
/** No date that anybody enters is older. Tells '20101201' from 20 October 1201. */
const FIRST_YEAR = 1800;
/** Longer than any date in words. Reading stays quick, whatever is pasted. */
const LONGEST = 60;

/** The last year that two digits can mean. People were born before this year. */
export function latestYear(isBirth: boolean): number {
  return new Date().getFullYear() + (isBirth ? -1 : YEARS_AHEAD);
}

/** The year of two digits, the last possible one until `latest`. Anything else stays. */
export function fullYear(year: string, latest: number): string {
  return /^\d{2}$/.test(year) ? String(latest - ((((latest - Number(year)) % 100) + 100) % 100)) : year;
}

/**
 * Reads a date as people write it: '31.12.2026', '1/12/26', '28. Februar 1990', 'Tue, 1st Dec 2026', '2026-12-31',
 * '01122026'. Numbers are in the order of the language unless only another order makes a date.
 */
export function readWholeDate(text: string, order: readonly DatePart[], latest: number): DateParts | null {
  const plain = plainDate(text);
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(plain);
  if (iso) return { year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" };
  if (/^(?:\d{6}|\d{8})$/.test(plain)) return readDigits(plain, order, latest);
  const words = wordsOf(plain);
  const [first = "", second = "", third = ""] = words;
  if (words.length !== 3) return null;
  const months = [monthOf(first), monthOf(second)];
  if (months[1]) return checked({ day: first, month: months[1], year: third }, latest);
  if (months[0]) return checked({ day: second, month: months[0], year: third }, latest);
  return checked(inOrder(words, order), latest);
}

/** Reads a day and a month without a year: '1. Dezember', 'Dec 1', '1.12.'. */
export function readDayAndMonth(text: string, order: readonly DatePart[]): Pick<DateParts, "day" | "month"> | null {
  const plain = plainDate(text);
  const words = wordsOf(plain);
  const [first = "", second = ""] = words;
  if (words.length !== 2) return null;
  const [firstMonth, secondMonth] = [monthOf(first), monthOf(second)];
  if (secondMonth) return isShort(first) ? { day: first, month: secondMonth } : null;
  if (firstMonth) return isShort(second) ? { day: second, month: firstMonth } : null;
  // Two numbers alone may be a month and a year.
  if (!/^\d{1,2}\.\d{1,2}\.$/.test(plain)) return null;
  const { day, month } = inOrder(
    words,
    order.filter((part) => part !== "year"),
  );
  return { day, month };
}

/** The year in which day and month come next, or came last, as seen from `today`. */
export function nearestYear(
  { day, month }: Pick<DateParts, "day" | "month">,
  near: "future" | "past",
  today = new Date(),
): string {
  const year = today.getFullYear();
  const days = (date: Date) => date.getMonth() * 31 + date.getDate();
  const difference = (Number(month) - 1) * 31 + Number(day) - days(today);
  if (near === "future") return String(difference < 0 ? year + 1 : year);
  return String(difference > 0 ? year - 1 : year);
}

/** The number of the month whose name the word starts like; null if it is no month, or may be several. */
export function monthOf(word: string): string | null {
  const name = word.slice(0, LONGEST).normalize("NFC").toLowerCase();
  const index = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning)));
  return index < 0 ? null : String(index + 1);
}

function plainDate(text: string): string {
  return plainDigits(text.slice(0, LONGEST))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .toLowerCase()
    .trim();
}

function wordsOf(plain: string): string[] {
  return plain
    .split(/[.\-/,\s]+/)
    .filter((word) => word !== "" && !FILLER.test(word))
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, "$1"));
}

function inOrder(numbers: readonly string[], order: readonly DatePart[]): DateParts {
  const parts: DateParts = { year: "", month: "", day: "" };
  order.forEach((part, index) => {
    parts[part] = numbers[index] ?? "";
  });
  return parts;
}

function readDigits(digits: string, order: readonly DatePart[], latest: number): DateParts | null {
  const yearLength = digits.length - 4;
  const orders = [order, ["year", "month", "day"] as const];
  const readings = orders.map((item) => {
    let at = 0;
    const numbers = item.map((part) => digits.slice(at, (at += part === "year" ? yearLength : 2)));
    return checked(inOrder(numbers, item), latest);
  });
  return readings.find((parts) => parts && isPossible(parts)) ?? null;
}

function isPossible({ year, month, day }: DateParts): boolean {
  return (
    Number(year) >= FIRST_YEAR && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
  );
}

const isShort = (number: string) => /^\d{1,2}$/.test(number);

function checked({ day, month, year }: DateParts, latest: number): DateParts | null {
  if (!isShort(day) || !isShort(month) || !/^(?:\d{2}|\d{4})$/.test(year)) return null;
  const swapped = Number(month) > 12 && Number(day) <= 12;
  return { ...(swapped ? { day: month, month: day } : { day, month }), year: fullYear(year, latest) };
}
