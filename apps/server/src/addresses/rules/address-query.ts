import type { Country } from "@kautia/contract";

export interface AddressWords {
  street: string | null;
  streetNumber: string | null;
  /** Complete, or its first digits. */
  zip: string | null;
  city: string | null;
  /** Staircase, floor, door: 'Stiege 2 Tür 7'. */
  unitName: string | null;
}

const zips: Record<Country, RegExp> = {
  de: /(?<![\w/-])(?:[da]-)?(\d{5})(?![\w/-])/i,
  at: /(?<![\w/-])(?:[da]-)?(\d{4})(?![\w/-])/i,
};
// '12', '12a', '12 a', '12-14', '12/3/4', but not the day in 'Straße des 17. Juni'.
const houseNumber =
  /(?<![\p{L}\d]|\d\.)(\d{1,4}(?: ?[a-z](?![\p{L}\d]))?(?: ?[-/] ?\d{1,4} ?[a-z]?(?![\p{L}\d]))*)(?![\p{L}\d.]| (?:jan|feb|märz|apr|mai|jun|jul|aug|sep|okt|nov|dez))/iu;
const streetEnding =
  /(?:str|stra(?:ß|ss)e|weg|allee|platz|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|promenade|zeile|kai|twiete)\.?$/i;
// Street names that start with the type: 'Platz der Republik', 'Straße des 17. Juni'.
const streetBeginning = /^(?:str\.|stra(?:ß|ss)e|weg|allee|platz|ring|ufer|promenade)$/i;
const unit =
  /(?<![\w.])(?:(?:stiege|stg|top|tür|tuer|wohnung|whg)\.? ?(?:nr\.? ?)?\d{1,4}[a-z]?|\d{1,2}\. ?(?:stock|og|stiege))(?![\p{L}\d])/giu;
const partialZip = /^\d{2,4}$/;

/** Parses a typed address: the number anywhere, the zip first or last, with or without commas. */
export function readAddressQuery(text: string, country: Country): AddressWords {
  const typed = text.replace(/\s+/g, " ").trim();
  if (partialZip.test(typed)) return { street: null, streetNumber: null, zip: typed, city: null, unitName: null };
  const unitName = typed
    .match(unit)
    ?.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
  const withoutUnit = typed.replace(unit, ",");
  const zip = zips[country].exec(withoutUnit);
  const withoutZip = zip ? cut(withoutUnit, zip) : withoutUnit;
  const number = houseNumber.exec(withoutZip);
  const rest = number ? cut(withoutZip, number) : withoutZip;
  const [street, place] = splitWords(rest, { hasNumber: number !== null, zipFirst: zip?.index === 0 });
  const begun = zip === null && place !== null && partialZip.test(place);
  return {
    street,
    streetNumber: number?.[1]?.replace(/\s+/g, "") ?? null,
    zip: begun ? place : (zip?.[1] ?? null),
    city: begun ? null : place,
    unitName: unitName ?? null,
  };
}

function cut(text: string, { index, 0: match }: RegExpExecArray): string {
  return `${text.slice(0, index)},${text.slice(index + match.length)}`;
}

type Split = [street: string | null, city: string | null];

function splitWords(text: string, { hasNumber, zipFirst }: { hasNumber: boolean; zipFirst: boolean }): Split {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  const [first = "", second] = parts;
  if (second !== undefined) {
    const streetAt = parts.findIndex((part) => part.split(" ").some((word) => streetEnding.test(word)));
    const street = parts[streetAt >= 0 ? streetAt : zipFirst ? 1 : 0] ?? first;
    return [street, parts.find((part) => part !== street) ?? null];
  }
  const words = first.split(" ");
  const end = words.findIndex((word) => streetEnding.test(word));
  if (end < 0) return hasNumber ? [first || null, null] : [null, first || null];
  if (end === 0 && hasNumber && streetBeginning.test(words[0] ?? "")) return [first, null];
  if (zipFirst && end > 0) return [words.slice(1, end + 1).join(" "), words[0] ?? null];
  return [words.slice(0, end + 1).join(" "), words.slice(end + 1).join(" ") || null];
}
