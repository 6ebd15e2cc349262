/** The texts around the documents of a language. */
export interface PdfPhrases {
  /** Nobody may take a document that names the sample insurer for a real one. */
  sample: string;
  /** Marks a certificate about made-up people. */
  sampleCertificate: string;
  stamp: string;
  /** On the documents of a trial: across and at the foot of each page, and at the head. */
  trial: { stamp: string; head: string };
  /** At the end of every paper. */
  decidingLanguage: string;
  /** Above the name of the guarantor in the letterhead. */
  guarantor: string;
  phone(number: string): string;
  page(number: number, count: number): string;
  /** The version of a text by its day, or by the start of its file's hash. */
  versionOf(day: string): string;
  version(hash: string): string;
  /** A heading, where the table below it goes on. */
  continued(heading: string): string;
}
