import type { OwnDataPhrases } from "./pdf-phrases.ts";
import type { PdfWords } from "./pdf-words.ts";

export type OwnRow = Readonly<Record<string, unknown>>;

/** Writes a value of a column or an answer for a person; null for an empty one. */
export type ValueWriter = (name: string, value: unknown) => string | null;

const calendarDay = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT/;
const amounts = new Set(["coldRentAmount", "rentDepositAmount", "grossIncome"]);

export function makeValueWriter(said: OwnDataPhrases, words: PdfWords): ValueWriter {
  return function write(name, value) {
    if (value === null || value === undefined || value === "") return null;
    if (value instanceof Date) return words.day(value.toISOString());
    if (typeof value === "boolean") return value ? said.yes : said.no;
    if (typeof value === "number") {
      if (amounts.has(name)) return words.money(Math.round(value * 100));
      return /cents$/i.test(name) ? words.money(value) : String(value);
    }
    if (typeof value === "bigint") return value.toString();
    if (typeof value === "object") return phoneText(readAt(value, "dialCode"), readAt(value, "number"));
    if (typeof value !== "string") return null;
    if (calendarDay.test(value)) return words.date(value);
    // Of an insurance date only the calendar day counts.
    if (instant.test(value)) return name.startsWith("insurance") ? words.date(value.slice(0, 10)) : words.day(value);
    return readText(said.values, value) ?? value;
  };
}

function phoneText(dialCode: unknown, number: unknown): string | null {
  return typeof number === "string" ? [dialCode, number].filter((part) => typeof part === "string").join(" ") : null;
}

/** The value at a path such as 'userInfo.email'. */
export function readAt(from: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined), from);
}

/** A text by a name that only the database knows. */
export function readText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
