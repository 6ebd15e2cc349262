import { streetOf } from "./street-of.ts";

/** What a mail's HTML does not break. Codes are numbers of contracts and accounts. */
export interface Unbroken {
  addresses: readonly string[];
  codes: readonly string[];
}

/** Finds the parts of a mail's data in which no line may break. */
export function findUnbroken(data: object): Unbroken {
  const texts = (...names: string[]) =>
    names.flatMap((name) => {
      const value: unknown = Reflect.get(data, name);
      return typeof value === "string" && value !== "" ? [value] : [];
    });
  const addresses = texts("fullAddress");
  const streets = addresses.map((fullAddress) => streetOf({ fullAddress }));
  return { addresses: [...addresses, ...streets], codes: texts("contractNumber", "iban") };
}

const blank = "\u00A0";

/** Lines do not end between the day and the month of '2 January 2027' or '2. Januar 2027'. */
export function keepDatesTogether(html: string): string {
  return html.replaceAll(/(?<=\b\d{1,2}\.?) (?=\p{Lu}\p{Ll}+ \d{4}\b)/gu, blank);
}
