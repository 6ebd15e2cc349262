import { layOut, type Typed } from "./digits.ts";

export interface Expiry {
  /** 1 to 12 */
  month: number;
  /** Four digits. */
  year: number;
}

/** Digits of month and year. People and browsers write years with two or four digits. */
const longest = 6;

/** `0429` → `04/29`. */
function withSlash(digits: string): string {
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** The field's new content after a key or a paste. `previous` is its old content. */
export function typeExpiry(typed: Typed, previous: string): Typed {
  // A deleted slash at the end would be added again at once, so the digit before it is deleted too.
  if (previous === `${typed.text}/`) return layOut({ ...typed, text: typed.text.slice(0, -1) }, withSlash, longest);
  const text = completeMonth(typed.text, previous);
  return layOut(text === typed.text ? typed : { text, caret: text.length }, withSlash, longest);
}

/**
 * Adds the zero of a month with one digit: `4` (no month starts with it), `1/`, a pasted `4/29`. Not on corrections.
 */
function completeMonth(text: string, previous: string): string {
  const begun = /^(?:[2-9]|\d[/.\- ])$/.test(text) && previous.length < text.length;
  const pasted = /^\d[/.\- ]+\d{2,4}$/.test(text.trim()) && Math.abs(text.length - previous.length) > 1;
  return begun || pasted ? `0${text.trim()}` : text;
}

/** Parses the field's content; null if it is not a valid month and year. */
export function readExpiry(text: string): Expiry | null {
  const [, month = "", year = ""] = /^(\d{2})\/(?:20)?(\d{2})$/.exec(text) ?? [];
  const read = { month: Number(month), year: 2000 + Number(year) };
  return read.month >= 1 && read.month <= 12 ? read : null;
}

/** A card is valid until the last day of its month. */
export function isExpired({ month, year }: Expiry, today: Date): boolean {
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}
