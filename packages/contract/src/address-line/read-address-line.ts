import type { Country } from "../enums.ts";
import { cleanPasted } from "../fields/pasted.ts";
import { findHouseNumbers, isHouseNumber, tidyNumber } from "./house-number.ts";
import { endsStreet, isStreet, splitStreet } from "./split-street.ts";
import { isUnit, unitLength } from "./unit-words.ts";
import { cutZip } from "./zip-in-line.ts";

export interface AddressLine {
  street: string | null;
  streetNumber: string | null;
  /** Complete, or its first digits. */
  zip: string | null;
  city: string | null;
  /** Staircase, floor, door: 'Stiege 2 Tür 7'. */
  unitName: string | null;
  /** If the zip tells it. */
  country: Country | null;
  /** Whether a part of the line fits nowhere. Then `street` is the line as typed, without zip and city. */
  asTyped: boolean;
}

type Parts = Omit<AddressLine, "asTyped">;

const nothing: AddressLine = {
  street: null,
  streetNumber: null,
  zip: null,
  city: null,
  unitName: null,
  country: null,
  asTyped: false,
};

const longestLine = 300;
/** A square of Mannheim, which is named instead of a street: 'Q 7'. */
const square = /^[A-U]\s?\d{1,2}$/i;
/** Some streets have a number for a name: 'Straße 24'. */
const numberedStreet = /^(?:Str\.|Stra(?:ß|ss)e)\s\d{1,4}[a-z]?$/i;
const partialZip = /^\d{2,4}$/;
/** Means nothing without the number after it. */
const numberWord = /(^|[\s,])(?:Haus)?(?:Nr\.|Nr|Nummer|No\.)\s?(?=\d)/giu;
const gluedNumber = /(str\.?|stra(?:ß|ss)e|weg|platz|gasse|allee|ring|damm|ufer)(?=\d)/giu;
const district = /^\d{1,2}\.\s?(?:Bez|Stadtbez)/i;

/** Parses an address written in one line, in any usual order, with or without commas (docs/addresses.md). */
export function readAddressLine(text: string, country: Country): AddressLine {
  const typed = cleanPasted(text)
    .slice(0, longestLine)
    .replace(/\s+/g, " ")
    .replace(numberWord, "$1")
    .replace(gluedNumber, "$1 ")
    .trim();
  if (partialZip.test(typed)) return { ...nothing, zip: typed };
  const cut = cutZip(typed, country);
  const { zip, before, after } = cut;
  const parts: Parts = { ...readParts(before, after, zip), country: cut.country };
  const { street, streetNumber, unitName, city } = parts;
  const isClear = streetNumber !== null || findHouseNumbers(street ?? "").length === 0 || square.test(street ?? "");
  if (isClear && hasSameSigns([before, zip, after], [street, streetNumber, unitName, parts.zip, city]))
    return { ...parts, asTyped: false };
  if (zip !== null && before !== "" && /\p{L}/u.test(after) && !/\d/.test(after))
    return { ...nothing, street: before, zip, city: after, country: cut.country, asTyped: true };
  return { ...nothing, street: typed, asTyped: true };
}

/** Whether no letter or digit of the line is missing, and none was added. */
function hasSameSigns(line: readonly (string | null)[], parts: readonly (string | null)[]): boolean {
  const signs = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).sort();
  return signs(line).join("") === signs(parts).join("");
}

interface Reading {
  street: string | null;
  number: string | null;
  units: string[];
  /** What may be a street or a city, and whether it comes after the zip. */
  names: { text: string; afterZip: boolean }[];
  partialZip: string | null;
}

function readParts(before: string, after: string, zip: string | null): Parts {
  const segments = [...segmentsOf(before, false), ...segmentsOf(after, true)];
  const reading: Reading = { street: null, number: null, units: [], names: [], partialZip: null };
  segments.forEach((segment, index) => readSegment(reading, segment, segments[index + 1] ?? null, zip !== null));
  const zipFirst = zip !== null && before === "";
  const { number, units } = reading;
  const { street, city } = streetAndCity(reading, zip !== null, zipFirst);
  const unitName = units.map((unit) =>
    /^[a-z](?!\/)/.test(unit) ? unit.charAt(0).toUpperCase() + unit.slice(1) : unit,
  );
  return {
    street,
    streetNumber: number,
    zip: zip ?? reading.partialZip,
    city,
    unitName: unitName.join(" ") || null,
    country: null,
  };
}

interface Segment {
  text: string;
  afterZip: boolean;
}

function segmentsOf(text: string, afterZip: boolean): Segment[] {
  return text.split(/[,;|]/).flatMap((part) => {
    // oxlint-disable-next-line regexp/no-super-linear-move -- at most 120 characters (maxAddressQueryLength)
    const name = part.replace(/[\s/-]+$/, "").trim();
    return name === "" ? [] : [{ text: name, afterZip }];
  });
}

function readSegment(reading: Reading, segment: Segment, next: Segment | null, hasZip: boolean): void {
  const { text, afterZip } = segment;
  const isFirst = reading.street === null && reading.number === null;
  if (isFirst && (square.test(text) || (numberedStreet.test(text) && next && isHouseNumber(next.text)))) {
    reading.street = text;
  } else if (isHouseNumber(text)) {
    if (reading.number === null) reading.number = tidyNumber(text);
    else if (!hasZip && next === null && partialZip.test(text)) reading.partialZip = text;
    else reading.units.push(text);
  } else if (isUnit(text)) {
    reading.units.push(text);
  } else if (
    reading.number === null &&
    !(afterZip && reading.names.some((name) => !name.afterZip && isStreet(name.text)))
  ) {
    const found = splitNumber(reading.street === null ? text : `${reading.street} ${text}`);
    if (!found) return void reading.names.push(segment);
    reading.street = found.street;
    reading.number = found.number;
    reading.units.push(...found.units);
    if (found.rest !== "") reading.names.push({ text: found.rest, afterZip });
  } else {
    const { name, unit } = cutUnit(text);
    reading.names.push({ text: name, afterZip });
    if (unit) reading.units.push(unit);
  }
}

/** A door after a city: '1060 Wien Top 5'. */
function cutUnit(text: string): { name: string; unit: string | null } {
  for (const { index } of text.matchAll(/ /g))
    if (isUnit(text.slice(index + 1))) return { name: text.slice(0, index), unit: text.slice(index + 1) };
  return { name: text, unit: null };
}

interface NumberedStreet {
  street: string;
  number: string;
  units: string[];
  rest: string;
}

/** Splits 'Torstraße 12 Top 4' and '12 Torstraße'. Null without a house number, or if it is not clear which it is. */
function splitNumber(text: string): NumberedStreet | null {
  const lead = unitLength(text);
  const led = /\d/.test(text.slice(0, lead)) ? splitNumber(text.slice(lead).replace(/^[\s/-]+/, "")) : null;
  if (led) return { ...led, units: [text.slice(0, lead), ...led.units] };
  const found = findHouseNumbers(text);
  for (const [index, { before, number, after }] of found.entries()) {
    // oxlint-disable-next-line regexp/no-super-linear-move -- at most 120 characters (maxAddressQueryLength)
    const street = before.replace(/[\s-]+$/, "");
    const rest = after.replace(/^[\s./(-]+/, "");
    if (!/\p{L}/u.test(street)) {
      if (found.length === 1 && /\p{L}/u.test(rest)) return { street: rest, number, units: [], rest: "" };
      continue;
    }
    if (/\d[a-z]?$/i.test(street) && !square.test(street) && !numberedStreet.test(street)) continue;
    if (found.slice(0, index).some((earlier) => endsStreet(earlier.before) && !numberedStreet.test(street))) continue;
    const length = unitLength(rest);
    const name = rest.slice(length).replace(/^[\s/()-]+/, "");
    if (!/\d/.test(name))
      return { street, number, units: length > 0 ? [rest.slice(0, length).trim()] : [], rest: name };
  }
  return null;
}

function streetAndCity(
  { street, number, names }: Reading,
  hasZip: boolean,
  zipFirst: boolean,
): Pick<AddressLine, "street" | "city"> {
  const others = [...names];
  if (street === null && (number !== null || others.length > 1 || others.some(({ text }) => isStreet(text)))) {
    const named = others.findIndex(({ text }) => isStreet(text));
    const at = named >= 0 ? named : zipFirst && others.length > 1 ? 1 : 0;
    const isOneCity = named < 0 && number === null && hasZip && others.every(({ afterZip }) => afterZip);
    if (!isOneCity) street = others.splice(at, 1)[0]?.text ?? null;
  }
  const cities = others.filter(({ text, afterZip }) => {
    if (/\d/.test(text) && !district.test(text)) return false;
    return afterZip || !others.some((other) => other.afterZip);
  });
  const city = cities.map(({ text }) => text).join(", ") || null;
  if (street === null || city !== null) return { street, city };
  const [own, place] = splitStreet(street, zipFirst);
  return { street: own, city: place };
}
