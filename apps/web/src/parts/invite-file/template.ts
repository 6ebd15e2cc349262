import { csvDelimiter, type Language } from "@kautia/contract";
import { type ColumnPath, columns } from "./columns.ts";

const sample: Record<ColumnPath, Record<Language, string>> = {
  reference: { de: "M-2041", en: "M-2041" },
  "tenant.email": { de: "ada@example.com", en: "ada@example.com" },
  "tenant.firstName": { de: "Ada", en: "Ada" },
  "tenant.lastName": { de: "Weiß", en: "Weiß" },
  "address.street": { de: "Torstraße", en: "Torstraße" },
  "address.streetNumber": { de: "12", en: "12" },
  "address.unitName": { de: "3. OG links", en: "3rd floor left" },
  "address.zip": { de: "10119", en: "10119" },
  "address.city": { de: "Berlin", en: "Berlin" },
  "address.country": { de: "Deutschland", en: "Germany" },
  coldRentAmount: { de: "800,00", en: "800.00" },
  rentDepositAmount: { de: "2400,00", en: "2400.00" },
  insuranceStart: { de: "01.05.2027", en: "2027-05-01" },
  insuranceEnd: { de: "", en: "" },
  "landlord.email": { de: "", en: "" },
};

/** A file to fill in, with one line as an example, as spreadsheets of the language open it. */
export function templateUrl(language: Language): string {
  const lines = [columns.map(({ names }) => names[language]), columns.map(({ path }) => sample[path][language])];
  const text = lines.map((cells) => cells.join(csvDelimiter(language))).join("\r\n");
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`;
}
