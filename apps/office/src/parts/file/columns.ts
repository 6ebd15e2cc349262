import type { FileColumn, Line } from "./read-csv.ts";

const column = (de: string, en: string, sample: string | { de: string; en: string }, also: readonly string[] = []) =>
  ({ names: { de, en }, also, sample: typeof sample === "string" ? { de: sample, en: sample } : sample }) as const;
const required = (...given: Parameters<typeof column>) => ({ ...column(...given), isRequired: true }) as const;

/** The address of a home. Each path is that in the body of the call. */
const address = {
  "address.street": required("Straße", "Street", "Torstraße", ["strasse"]),
  "address.streetNumber": required("Hausnummer", "House number", "12", ["hausnr", "nr"]),
  "address.unitName": column("Lage", "Unit", { de: "3. OG links", en: "3rd floor left" }, ["wohnung", "door"]),
  "address.zip": required("PLZ", "Postcode", "10119", ["postleitzahl", "zip", "zipcode"]),
  "address.city": required("Ort", "City", "Berlin", ["stadt", "town"]),
  "address.country": column("Land", "Country", { de: "Deutschland", en: "Germany" }),
} as const satisfies Record<string, FileColumn>;

export const addressOf = ({ row }: Line<typeof address>): string =>
  [row["address.street"], row["address.streetNumber"], row["address.city"]].filter(Boolean).join(" ") || "–";

export const homeColumns = {
  id: required("Eigene Nummer", "Your number", "B-LIN-40-2R", ["nummer", "id", "number", "wohnungsnummer"]),
  ...address,
} as const satisfies Record<string, FileColumn>;

export const invitationColumns = {
  reference: column("Referenz", "Reference", "M-2041", ["mietvertragsnummer", "leasenumber"]),
  "tenant.email": required("E-Mail Mieter", "Tenant email", "ada@example.com", [
    "email",
    "mieteremail",
    "emailadresse",
  ]),
  "tenant.firstName": column("Vorname", "First name", "Ada"),
  "tenant.lastName": column("Nachname", "Last name", "Weiß", ["name", "surname"]),
  ...address,
  coldRentAmount: required("Kaltmiete", "Cold rent", { de: "800,00", en: "800.00" }, [
    "nettokaltmiete",
    "miete",
    "rent",
  ]),
  rentDepositAmount: required("Kaution", "Deposit", { de: "2400,00", en: "2400.00" }, ["mietkaution"]),
  insuranceStart: required("Beginn", "Start", { de: "01.05.2027", en: "2027-05-01" }, ["mietbeginn", "startdate"]),
  insuranceEnd: column("Ende", "End", "", ["mietende", "enddate"]),
  "landlord.email": column("E-Mail Vermieter", "Landlord email", "", ["vermieteremail"]),
} as const satisfies Record<string, FileColumn>;
