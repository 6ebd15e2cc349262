import type { OwnDataPhrases } from "./own-data-phrases.ts";
import type { PdfWords } from "./pdf-words.ts";

const calendarDay = /^\d{4}-\d\d-\d\d/;
const amounts = new Set(["coldRentAmount", "rentDepositAmount", "grossIncome"]);

/** The given answers of an application, with their labels. */
export function writeAnswers(
  answers: object,
  { answers: labels, codes, yes, no }: OwnDataPhrases,
  words: PdfWords,
): [label: string, value: string][] {
  return Object.entries(labels).flatMap(([path, label]) => {
    const value = write(path, readAt(answers, path));
    return value === null ? [] : [[label, value]];
  });

  function write(path: string, value: unknown): string | null {
    if (value === null || value === undefined || value === "") return null;
    if (typeof value === "boolean") return value ? yes : no;
    if (typeof value === "number") return amounts.has(path) ? words.money(Math.round(value * 100)) : String(value);
    if (Array.isArray(value)) return value.length === 0 ? null : value.map(personText).join("; ");
    if (typeof value === "object") return phoneText(readAt(value, "dialCode"), readAt(value, "number"));
    if (typeof value !== "string") return null;
    // An insurance date is stored as an instant, but only the calendar day counts.
    if (calendarDay.test(value)) return words.date(value.slice(0, 10));
    return Object.entries(codes).find(([code]) => code === value)?.[1] ?? value;
  }

  /** Somebody who signs with the tenant, with what the tenant said about them. */
  function personText(person: unknown): string {
    const name = ["firstName", "lastName"].map((part) => readAt(person, part)).join(" ");
    const facts = ["birthDate", "email", "grossIncome"].map((path) => write(path, readAt(person, path)));
    return [name, ...facts.filter((fact) => fact !== null)].join(", ");
  }
}

function phoneText(dialCode: unknown, number: unknown): string | null {
  return typeof number === "string" ? [dialCode, number].filter((part) => typeof part === "string").join(" ") : null;
}

/** The value at a path such as 'userInfo.email'. */
function readAt(from: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
      from,
    );
}
