import { plainDigits } from "../../internal/plain-digits.ts";
import { monthOf } from "./read-date.ts";

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
  if (!/^\d+$/.test(digits)) return false;
  if (digits.length >= LENGTH[part]) return true;
  return part !== "year" && digits.length === 1 && Number(digits) > LAST_FIRST_DIGIT[part];
}

/** Keeps only the digits, and no more than the part can hold. The name of a month stays until it is clear which. */
export function digitsOf(part: DatePart, text: string): string {
  const plain = plainDigits(text);
  if (part === "month" && /^\p{L}/u.test(plain)) return monthOf(plain) ?? plain.slice(0, LENGTH.month);
  return plain.replace(/\D/g, "").slice(0, LENGTH[part]);
}
