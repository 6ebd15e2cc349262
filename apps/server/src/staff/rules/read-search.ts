import { type CalendarDate, isCalendarDate, plainIban } from "@kautia/contract";

/** The possible meanings of a typed search; null for each that it cannot have. */
export interface SearchReading {
  /** Up to four words, the longest first, each of which a name, an address or a mail address must contain. */
  words: readonly [string, string, string, string] | null;
  /** A name that may be mistyped. */
  name: string | null;
  /** Digits of a phone number, without a leading zero or what dials abroad. */
  phone: string | null;
  born: CalendarDate | null;
  /** Letters and digits of the number of a lease. */
  lease: string | null;
  /** The end of an IBAN or a card number, or the whole IBAN. */
  account: string | null;
  /** The first and the last id that begin as typed. */
  ids: readonly [from: string, to: string] | null;
}

export function readSearch(typed: string, year: number): SearchReading {
  const born = readBirthDate(typed, year);
  const words = typed
    .replaceAll(/[%_\\]/g, " ")
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .toSorted((a, b) => b.length - a.length);
  const [first = "", second = first, third = first, fourth = first] = words;
  const isName = /^[\p{L}\p{M}' .-]{4,60}$/u.test(typed);
  const lease = typed.replaceAll(/[^\p{L}\p{N}]/gu, "");
  return {
    words: [...first].length >= 3 ? [first, second, third, fourth] : null,
    name: isName ? typed : null,
    phone: born === null ? readPhone(typed) : null,
    born,
    lease: /\d/.test(lease) && lease.length >= 3 ? lease : null,
    account: readAccount(typed),
    ids: readIds(typed),
  };
}

/** '+49 (0)176 123', '0049 176 123' and '0176/123' are '49176123' and '176123'. */
function readPhone(typed: string): string | null {
  if (!/^[+\d\s()/.-]+$/.test(typed)) return null;
  const digits = typed.replace("(0)", "").replaceAll(/\D/g, "").replace(/^00?/, "");
  return digits.length >= 5 ? digits : null;
}

/** '1990-05-01', '1.5.1990', '01/05/1990' and '1.5.90'. */
function readBirthDate(typed: string, year: number): CalendarDate | null {
  const text = typed.trim();
  if (isCalendarDate(text)) return text;
  const [, day = "", month = "", ending = ""] = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})$/.exec(text) ?? [];
  const century = Number(ending) > year % 100 ? 1900 : 2000;
  const full = ending.length === 2 ? String(century + Number(ending)) : ending;
  const date = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

function readAccount(typed: string): string | null {
  const plain = plainIban(typed.replace(/^[.…*•xX]+/u, ""));
  return /^(?:[A-Z]{2}\d{2})?[A-Z0-9]*\d{4}$/.test(plain) && plain.length <= 34 ? plain : null;
}

function readIds(typed: string): SearchReading["ids"] {
  const hex = typed.trim().toLowerCase().replaceAll("-", "");
  if (!/^[0-9a-f]{8,32}$/.test(hex)) return null;
  const asUuid = (filler: string) =>
    hex.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return [asUuid("0"), asUuid("f")];
}
