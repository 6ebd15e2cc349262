import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { Contract, Premium } from "../mail-parts.ts";
import { contract, premium } from "./sample-parts.ts";

export interface ContractMails {
  /** Before the signature, with the draft contract and its documents. `draft` is the data of the draft. */
  "contract-documents": Premium & {
    tenantName: string;
    fullAddress: string;
    depositCents: number;
    draft: Omit<PdfData["contract"], "documents" | "signed">;
  };
  /** `link` sets the first password of the account for `email`, or opens it; null if it was deleted. */
  "contract-signed": Contract &
    Premium & {
      insuranceStart: string;
      withdrawUntil: string;
      email: string;
      needsPassword: boolean;
      link?: string | null;
    };
  "tenant-message": Contract & { message: string };
  "rating-request": Contract & { link: string; stopLink: string };
}

export const contractSamples: ContractMails = {
  "contract-documents": {
    tenantName: contract.tenantName,
    fullAddress: contract.fullAddress,
    depositCents: contract.depositCents,
    ...premium,
    draft: {
      tenant: { name: contract.tenantName, birthDate: null, address: null, email: "erika@example.com" },
      landlord: { name: contract.landlordName, email: "max@example.com" },
      fullAddress: contract.fullAddress,
      depositCents: contract.depositCents,
      coldRentCents: 50_000,
      insuranceStart: "2027-01-01",
      insuranceEnd: null,
      ...premium,
      withdrawalDays: 14,
      needs: { depositAgreed: true, landlordAccepts: "YES", cashPaid: false, cashCents: null, goesOn: false },
      consents: {
        termsAndPrivacy: true,
        initialInformation: true,
        electronicCommunication: false,
        earlyFulfilment: true,
        at: "2026-11-21T10:00:00.000Z",
      },
    },
  },
  "contract-signed": {
    ...contract,
    ...premium,
    insuranceStart: "2027-01-01",
    withdrawUntil: "2026-12-05",
    email: "erika@example.com",
    needsPassword: true,
    link: "https://example.com/de/new-password?token=0f",
  },
  "tenant-message": { ...contract, message: "Guten Tag,\nwann passt Ihnen die Übergabe?" },
  "rating-request": {
    ...contract,
    link: "https://example.com/de/rate/0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
};
