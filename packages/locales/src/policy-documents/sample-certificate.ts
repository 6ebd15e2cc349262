import type { Country } from "@kautia/contract/countries";
import type { PdfData } from "./pdf-data.ts";

export type CertificateChecks = Pick<PdfData["certificate"], "code" | "checkUrl" | "checkPage">;

/** A certificate about made-up people, with a made-up home and amount. */
export function makeSampleCertificate(country: Country, checks: CertificateChecks): PdfData["certificate"] {
  return {
    contractNumber: `${country.toUpperCase()}-0000-0000-0`,
    tenantName: "Erika Mustermann",
    tenantAddress: "Musterstraße 12, 12345 Musterstadt",
    landlordName: "Max Mustermann",
    landlordRepresentedBy: null,
    landlordAddress: "Musterallee 3, 12345 Musterstadt",
    fullAddress: "Musterstraße 12, 12345 Musterstadt",
    depositCents: 240_000,
    coverStart: "2027-01-01",
    insuranceEnd: null,
    remainingCents: null,
    hasOriginal: false,
    number: 1,
    issuedAt: "2026-12-01T09:00:00.000Z",
    ...checks,
  };
}
