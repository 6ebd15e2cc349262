import type { ownDataAnswers, ownDataColumns, ownDataTables, ownDataValues } from "../en/policy-documents/own-data.ts";

/** The texts around the documents of a language. */
export interface PdfPhrases {
  /** Nobody may take a document that names the sample insurer for a real one. */
  sample: string;
  /** Marks a certificate about made-up people. */
  sampleCertificate: string;
  stamp: string;
  /** On the documents of a test: across and at the foot of each page, and at the head. */
  test: { stamp: string; head: string };
  /** At the end of every paper. */
  decidingLanguage: string;
  /** Above the name of the guarantor in the letterhead. */
  guarantor: string;
  phone(number: string): string;
  page(number: number, count: number): string;
  /** Of a legal text. */
  version(version: string): string;
}

/** The export of somebody's own data. */
export interface OwnDataPhrases {
  /** Names of all tables and columns, by their names in the database. */
  tables: Record<keyof typeof ownDataTables, string>;
  columns: Record<keyof typeof ownDataColumns, string>;
  answers: Record<keyof typeof ownDataAnswers, string>;
  /** Codes in plain words. */
  values: Record<keyof typeof ownDataValues, string>;
  title: string;
  lead: string;
  others: string;
  yes: string;
  no: string;
  answersOf(contract: string | null): string;
  /** Heading of the tables of which only the number of rows is told. */
  rest: string;
  restLead: string;
  entries(count: number): string;
}
