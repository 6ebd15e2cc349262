import { countries, type Country, countryFacts, countryOfZip, findCountry, isZipOf, normalise } from "@kautia/contract";
import { cityKey, longStreetKey, streetKey } from "./street-key.ts";

interface PlaceRow {
  kind: "place";
  country: Country;
  zip: string;
  city: string;
  cityKey: string;
}

/** `streetKey` finds correct spellings by prefix, `longKey` is compared with misspelt ones. */
type StreetRow = Omit<PlaceRow, "kind"> & { kind: "street"; street: string; streetKey: string; longKey: string };
export type AddressRow = PlaceRow | StreetRow;

const zipLengths = [...new Set(countries.map((country) => countryFacts[country].zip.digits))].sort((a, b) => a - b);

type RowReader = (line: string) => AddressRow | string;

/** Formats: OpenPLZ (Name, PostalCode, Locality), 'zip, place', or GeoNames without a header. Null for others. */
export function rowReaderFor(first: string): { read: RowReader; firstIsData: boolean } | null {
  if (countries.some((country) => new RegExp(String.raw`^${country}\t\d`, "i").test(first))) {
    const read: RowReader = (line) => {
      const [country, zip, city] = line.split("\t");
      return toRow(zip, city, undefined, findCountry(country?.toLowerCase()));
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

function toRow(zipCell = "", cityCell = "", streetCell?: string, named?: Country | null): AddressRow | string {
  const [zip, city] = [zipCell.trim(), tidy(cityCell)];
  const country = named && isZipOf(named, zip) ? named : countryOfZip(zip);
  if (!country) return `no zip of ${zipLengths.join(" or ")} digits`;
  const row = { country, zip, city, cityKey: cityKey(city) };
  if (row.cityKey === "") return "no place";
  if (streetCell === undefined) return { kind: "place", ...row };
  const street = tidy(streetCell);
  const key = streetKey(street);
  return key === "" ? "no street" : { kind: "street", ...row, street, streetKey: key, longKey: longStreetKey(street) };
}

/** Replaces control characters; PostgreSQL's text cannot contain NUL. */
function tidy(cell: string): string {
  return normalise(cell)
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);
}

export function splitCsv(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
