import type { Country } from "@kautia/contract";
import { cityKey, longStreetKey, streetKey } from "./street-key.ts";

interface PlaceRow {
  kind: "place";
  country: Country;
  zip: string;
  city: string;
  cityKey: string;
}

/** `streetKey` is what it is found by as long as it is spelt right, `longKey` what it is compared by otherwise. */
type StreetRow = Omit<PlaceRow, "kind"> & { kind: "street"; street: string; streetKey: string; longKey: string };
export type AddressRow = PlaceRow | StreetRow;

/** Reads the lines after the first; a text says what is wrong with a line. */
export type RowReader = (line: string) => AddressRow | string;

/**
 * How the lines of a file are read, by its first one: OpenPLZ's streets (Name, PostalCode, Locality), postal codes with a
 * header (zip, place), or GeoNames' own, which has none and is data already. Null for anything else.
 */
export function rowReaderFor(first: string): { read: RowReader; firstIsData: boolean } | null {
  if (/^(?:DE|AT)\t\d/.test(first)) {
    const read: RowReader = (line) => {
      const [, zip, city] = line.split("\t");
      return toRow(zip, city);
    };
    return { read, firstIsData: true };
  }
  const header = splitCsv(first.replace(/^\uFEFF/, "")).map((name) => name.trim().toLowerCase());
  const at = (name: string) => header.indexOf(name);
  const [zip, city, street] = [at("postalcode"), at("locality"), at("name")];
  if (zip >= 0 && city >= 0 && street >= 0) return { read: readColumns(zip, city, street), firstIsData: false };
  if (at("zip") >= 0 && at("place") >= 0)
    return { read: readColumns(at("zip"), at("place"), null), firstIsData: false };
  return null;
}

function readColumns(zip: number, city: number, street: number | null): RowReader {
  return (line) => {
    const cells = splitCsv(line);
    return street === null ? toRow(cells[zip], cells[city]) : toRow(cells[zip], cells[city], cells[street] ?? "");
  };
}

function toRow(zipCell = "", cityCell = "", streetCell?: string): AddressRow | string {
  const [zip, city] = [zipCell.trim(), tidy(cityCell)];
  if (!/^\d{4,5}$/.test(zip)) return "no zip of 4 or 5 digits";
  const row = { country: zip.length === 5 ? "de" : "at", zip, city, cityKey: cityKey(city) } as const;
  // Dots and dashes are no name: nobody could look for it.
  if (row.cityKey === "") return "no place";
  if (streetCell === undefined) return { kind: "place", ...row };
  const street = tidy(streetCell);
  const key = streetKey(street);
  return key === "" ? "no street" : { kind: "street", ...row, street, streetKey: key, longKey: longStreetKey(street) };
}

/** PostgreSQL's text cannot hold NUL, and no name has control characters. */
function tidy(cell: string): string {
  return cell
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);
}

/** The cells of one line, with commas, quoted or not. */
export function splitCsv(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
