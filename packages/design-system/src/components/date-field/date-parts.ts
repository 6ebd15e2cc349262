export type DatePart = "day" | "month" | "year";
export type DateParts = Record<DatePart, string>;

const LENGTH: Record<DatePart, number> = { day: 2, month: 2, year: 4 };
/** A first digit above this cannot be followed by another: day 4 is the fourth, month 2 is February. */
const LAST_FIRST_DIGIT: Record<DatePart, number> = { day: 3, month: 1, year: 9 };

/** Splits '2026-03-01', or an incomplete '2026-3-', into its parts. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
}

/**
 * Joins the parts: 'YYYY-MM-DD' once all are there, an incomplete '2026-3-' before that, '' if nothing is typed. The
 * form's rules check whether the day exists.
 */
export function joinDate({ year, month, day }: DateParts): string {
  if (year === "" && month === "" && day === "") return "";
  const complete = year.length === 4 && month !== "" && day !== "";
  return complete ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : `${year}-${month}-${day}`;
}

/** Whether a value is a whole date that exists: '2028-02-29', but not '2027-02-29'. */
export function isRealDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The order of the parts in the given language. Without a country it is the European one: day first in English. */
export function orderOfDate(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale.includes("-") ? locale : `${locale}-150`).formatToParts(new Date(0));
  return parts.map((part) => part.type).filter((type) => type === "day" || type === "month" || type === "year");
}

/** Whether a part cannot take another digit, so that typing continues in the next one. */
export function isFull(part: DatePart, digits: string): boolean {
  if (digits.length >= LENGTH[part]) return true;
  return part !== "year" && digits.length === 1 && Number(digits) > LAST_FIRST_DIGIT[part];
}

/** Keeps only the digits, and no more than the part can hold. */
export function digitsOf(part: DatePart, text: string): string {
  return text.replace(/\D/g, "").slice(0, LENGTH[part]);
}

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

/** A year of two digits, such as '26', is at most this far ahead. */
const YEARS_AHEAD = 50;

/** The last year that two digits can mean. People were born before this year. */
export function latestYear(isBirth: boolean): number {
  return new Date().getFullYear() + (isBirth ? -1 : YEARS_AHEAD);
}

/**
 * Parses a pasted date in the order of the language: '31.12.2026', '1.12.26', '28. Februar 1990', '2026-12-31'. A year of
 * two digits is the last possible one until `latest`.
 */
export function readWholeDate(text: string, order: readonly DatePart[], latest: number): DateParts | null {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(plain);
  if (iso) return { year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" };
  const [first = "", second = "", third = "", ...others] = plain.split(/[.\-/,\s]+/).filter((part) => part !== "");
  if (others.length > 0) return null;
  const months = [monthOf(first), monthOf(second)];
  if (months[1]) return checked({ day: first, month: months[1], year: third }, latest);
  if (months[0]) return checked({ day: second, month: months[0], year: third }, latest);
  const numbers = [first, second, third];
  const parts: DateParts = { year: "", month: "", day: "" };
  order.forEach((part, index) => {
    parts[part] = numbers[index] ?? "";
  });
  return checked(parts, latest);
}

/** Characters that decide; a letter may be typed as two. */
const longestMonth = 20;

function monthOf(word: string): string | null {
  const name = word.slice(0, longestMonth).normalize("NFC").toLowerCase();
  const index = MONTHS.findIndex((beginnings) => beginnings.some((one) => name.startsWith(one)));
  return index < 0 ? null : String(index + 1);
}

function checked({ day, month, year }: DateParts, latest: number): DateParts | null {
  if (![day, month].every((part) => /^\d{1,2}$/.test(part))) return null;
  if (/^\d{4}$/.test(year)) return { day, month, year };
  return /^\d{2}$/.test(year) ? { day, month, year: String(latest - ((latest - Number(year)) % 100)) } : null;
}
