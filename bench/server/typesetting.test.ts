import { fileURLToPath } from "node:url";
import { countries, languages, legalDocumentKinds } from "@kautia/contract";
import { type PdfContent, type PdfData, type PdfKind, writePdf } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import { expect, test } from "vitest";
import { openLegalDocuments } from "../../apps/server/src/policy-documents/adapters/folder-legal-documents.ts";
import { pdfTypesetter } from "../../apps/server/src/policy-documents/adapters/pdf-typesetter.ts";
import { median, medianRatio, processorTime } from "../src/ratio.ts";

/** How many times the processor time of pdfkit for a plain page of text a document may cost. */
const limit = 12;
const setting = { brandName: "Kautia", supportEmail: "help@example.com" };
const home = { tenantName: "Jörg Weiß-Øster ẞ", fullAddress: "Torstraße 12, 10119 Berlin", depositCents: 150_000 };
const contractNumber = "DE-7K4M-Q2XD-5";
const at = "2027-01-15T10:00:00.000Z";
const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

const data: PdfData = {
  contract: {
    ...home,
    tenant: { name: home.tenantName, birthDate: "1990-02-28", address: home.fullAddress, email: "tenant@example.com" },
    landlord: { name: "Wohnbau GmbH", email: "landlord@example.com" },
    coldRentCents: 50_000,
    insuranceStart: "2027-02-01",
    insuranceEnd: null,
    premiumCents: 7050,
    paymentPeriod: "YEARLY",
    withdrawalDays: 14,
    consents: {
      termsAndPrivacy: true,
      initialInformation: true,
      electronicCommunication: true,
      earlyFulfilment: true,
      at,
    },
    documents: legalDocumentKinds.map((title) => ({ title, version: "2026-11-01", sha256 })),
    signed: { contractNumber, at },
  },
  certificate: {
    ...home,
    contractNumber,
    landlordName: "Wohnbau GmbH",
    coverStart: "2027-02-01",
    insuranceEnd: null,
    issuedAt: at,
    code: "7K4M-Q2XD-5PRT",
    checkUrl: "https://kautia.example/de/certificates/7K4M-Q2XD-5PRT",
  },
  receipt: {
    ...home,
    contractNumber,
    number: 1,
    from: "2027-02-01",
    to: "2028-01-31",
    amountCents: 7050,
    paidAt: at,
    refundCents: 0,
  },
  withdrawal: { ...home, contractNumber, signedAt: at, at, refundCents: 7050 },
  release: { ...home, contractNumber, landlordName: "Wohnbau GmbH", signer: null, at, refundCents: 3500 },
};
const kinds = Object.keys(data) as PdfKind[];

const places = countries.flatMap((country) => languages.map((language) => ({ country, language })));

test.each(places)(
  "every document costs no more than a few plain pages ($country, $language)",
  async ({ country, language }) => {
    const policyDocuments: PdfContent[] = kinds.map((kind) =>
      writePdf(kind, data[kind], { ...setting, country, language }),
    );
    const contact = { contact: "Bürge AG", supportEmail: setting.supportEmail };
    const legal = openLegalDocuments({
      folders: [fileURLToPath(import.meta.resolve("@kautia/locales/legal"))],
      brandName: setting.brandName,
      contacts: { de: contact, at: contact },
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
