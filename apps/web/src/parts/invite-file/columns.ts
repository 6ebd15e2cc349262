import { normalise } from "@kautia/contract";
/** The columns of a file with invitations: the path of each in an offer, and the names that a file may give it. */
export const columns = [
  { path: "reference", names: { de: "Referenz", en: "Reference" }, also: ["mietvertragsnummer", "leasenumber"] },
  {
    path: "tenant.email",
    names: { de: "E-Mail Mieter", en: "Tenant email" },
    also: ["email", "mieteremail", "emailadresse"],
  },
  { path: "tenant.firstName", names: { de: "Vorname", en: "First name" }, also: [] },
  { path: "tenant.lastName", names: { de: "Nachname", en: "Last name" }, also: ["name", "surname"] },
  { path: "address.street", names: { de: "Straße", en: "Street" }, also: ["strasse"] },
  { path: "address.streetNumber", names: { de: "Hausnummer", en: "House number" }, also: ["hausnr", "nr"] },
  { path: "address.unitName", names: { de: "Lage", en: "Unit" }, also: ["wohnung", "door"] },
  { path: "address.zip", names: { de: "PLZ", en: "Postcode" }, also: ["postleitzahl", "zip", "zipcode"] },
  { path: "address.city", names: { de: "Ort", en: "City" }, also: ["stadt", "town"] },
  { path: "address.country", names: { de: "Land", en: "Country" }, also: [] },
  { path: "coldRentAmount", names: { de: "Kaltmiete", en: "Cold rent" }, also: ["nettokaltmiete", "miete", "rent"] },
  { path: "rentDepositAmount", names: { de: "Kaution", en: "Deposit" }, also: ["mietkaution"] },
  { path: "insuranceStart", names: { de: "Beginn", en: "Start" }, also: ["mietbeginn", "startdate"] },
  { path: "insuranceEnd", names: { de: "Ende", en: "End" }, also: ["mietende", "enddate"] },
  { path: "landlord.email", names: { de: "E-Mail Vermieter", en: "Landlord email" }, also: ["vermieteremail"] },
] as const;

export type ColumnPath = (typeof columns)[number]["path"];
export type Row = Partial<Record<ColumnPath, string>>;

export const requiredColumns: readonly ColumnPath[] = [
  "tenant.email",
  "address.street",
  "address.streetNumber",
  "address.zip",
  "address.city",
  "coldRentAmount",
  "rentDepositAmount",
  "insuranceStart",
];

/** Returns null for a column that we do not know, which is ignored. */
export function findColumn(heading: string): ColumnPath | null {
  const wanted = bare(heading);
  const found = columns.find(({ names, also }) =>
    [...Object.values(names), ...also].some((name: string) => bare(name) === wanted),
  );
  return found?.path ?? null;
}

function bare(text: string): string {
  return normalise(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
