import { fileURLToPath } from "node:url";
import { countries, languages, legalDocumentKinds, perCountry } from "@kautia/contract";
import { type PdfContent, type PdfKind, writePdf } from "@kautia/locales/policy-documents";
import { sampleDocuments } from "@kautia/locales/testing";
import Pdf from "pdfkit";
import { expect, test } from "vitest";
import { sampleInsurer } from "../../platform/config/insurer-settings.ts";
import { openLegalDocuments } from "./folder-legal-documents.ts";
import { pdfTypesetter } from "./pdf-typesetter.ts";
import { median, medianRatio, processorTime } from "#testing/values/ratio.ts";

/** How many times the processor time of pdfkit for a plain page of text a document may cost. */
const limit = 15;
const setting = {
  brandName: "Kautia",
  supportEmail: "help@example.com",
  insurer: sampleInsurer,
  promisedWorkingDays: 1,
};
const kinds = Object.keys(sampleDocuments) as PdfKind[];

const places = countries.flatMap((country) => languages.map((language) => ({ country, language })));

test.each(places)(
  "every document costs no more than a few plain pages ($country, $language)",
  async ({ country, language }) => {
    const policyDocuments: PdfContent[] = kinds.map((kind) =>
      writePdf(kind, sampleDocuments[kind], { ...setting, country, language }),
    );
    const { supportEmail } = setting;
    const contact = {
      contact: "Bürge AG",
      supportEmail,
      privacyContact: supportEmail,
      registerNumber: null,
      registerPhone: null,
      bureauName: null,
      collectionAccount: null,
    };
    const legal = openLegalDocuments({
      mayUseSamples: true,
      folders: [fileURLToPath(import.meta.resolve("@kautia/locales/legal"))],
      brandName: setting.brandName,
      insurers: perCountry(() => sampleInsurer),
      contacts: perCountry(() => contact),
      worksFromAbroad: perCountry(() => false),
      sampleCertificate: (reader) => writePdf("certificate", sampleDocuments.certificate, { ...setting, ...reader }),
      // Only collects the documents; they are typeset below.
      typesetter: {
        async set(policyDocument) {
          policyDocuments.push(policyDocument);
          return Buffer.alloc(0);
        },
      },
    });
    for (const kind of legalDocumentKinds) await legal.find(kind, country, language);
    expect(policyDocuments).toHaveLength(kinds.length + legalDocumentKinds.length);

    // Warm-up: loads the fonts and lets the compiler optimise the code.
    for (const policyDocument of policyDocuments) await pdfTypesetter.set(policyDocument);
    const slow: string[] = [];
    for (const policyDocument of policyDocuments) {
      const ours = () => processorTime(() => pdfTypesetter.set(policyDocument));
      const ratio = median(await medianRatio(ours, () => processorTime(plainPage), { rounds: 3, pairs: 5 }));
      if (ratio >= limit) slow.push(`${policyDocument.title}: ${ratio.toFixed(1)}`);
    }
    expect(slow).toEqual([]);
  },
);

/** One page of text with pdfkit's built-in font: the cheapest possible PDF. */
async function plainPage(): Promise<Buffer> {
  const pdf = new Pdf({ size: "A4" });
  pdf.text("Kautionsbürgschaft ".repeat(150));
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}
