import type { PdfData } from "../policy-documents.ts";

const home = { tenantName: "Jörg Weiß-Øster ẞ", fullAddress: "Torstraße 12, 10119 Berlin", depositCents: 150_000 };
const contractNumber = "DE-7K4M-Q2XD-6";
const at = "2027-01-15T10:00:00.000Z";
const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** One example of each policy document. */
export const sampleDocuments: PdfData = {
  contract: {
    ...home,
    tenant: { name: home.tenantName, birthDate: "1990-02-28", address: home.fullAddress, email: "tenant@example.com" },
    landlord: {
      name: "Erbengemeinschaft Weiß",
      representedBy: "Hausverwaltung Acme",
      address: "Karl-Marx-Allee 90, 10243 Berlin",
      email: "landlord@example.com",
    },
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
    needs: { depositAgreed: true, landlordAccepts: "NOT_ASKED", cashPaid: true, cashCents: 150_000, goesOn: false },
    versions: { tariff: "de-2026-1", rules: "scorecard-2026-1" },
    documents: ["General conditions", "Initial information"].map((title) => ({
      title,
      version: "2026-11-01",
      sha256,
      givenAt: at,
    })),
    signed: { contractNumber, at },
  },
  amendment: {
    ...home,
    contractNumber,
    inForce: { number: 2, from: "2028-03-01" },
    difference: {
      before: { depositCents: 150_000, insuranceEnd: null },
      after: { depositCents: 50_000, insuranceEnd: "2028-12-31" },
    },
    landlordName: "Wohnbau GmbH",
    insuranceStart: "2027-02-01",
    insuranceEnd: "2028-12-31",
    premium: { premiumCents: 3_000, paymentPeriod: "YEARLY" },
    agreed: [{ by: "LANDLORD", at }],
    at,
  },
  certificate: {
    ...home,
    contractNumber,
    landlordName: "Erbengemeinschaft Weiß",
    landlordRepresentedBy: "Hausverwaltung Acme",
    landlordAddress: "Karl-Marx-Allee 90, 10243 Berlin",
    tenantAddress: "Kastanienweg 4, 50667 Köln",
    coverStart: "2027-02-01",
    insuranceEnd: null,
    remainingCents: null,
    hasOriginal: false,
    issuedAt: at,
    number: 1,
    code: "7K4M-Q2XD-5R8T-0WZA",
    checkUrl: "https://kautia.example/de/certificates/7K4M-Q2XD-5R8T-0WZA",
    checkPage: "https://kautia.example/de/certificates",
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
    paidWith: { kind: "sepa_debit", lastDigits: "3000" },
    transferReference: null,
  },
  payment: { ...home, contractNumber, what: "REFUND", number: 1, amountCents: 3500, on: "2027-03-01" },
  withdrawal: { ...home, contractNumber, signedAt: at, at, refundCents: 7050, pendingRefundCents: 0 },
  release: { ...home, contractNumber, landlordName: "Wohnbau GmbH", signer: null, at, refundCents: 3500 },
};
