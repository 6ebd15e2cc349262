import { type ContractDocument, contractDocumentKinds, type TenantRecord } from "@kautia/contract";
import { ok } from "../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "./sample-record.ts";
import type { Scene } from "./show-app.tsx";

export const chosen: TenantRecord = sampleRecord({
  lastCompletedPage: "PAYMENT_PERIOD",
  riskResult: true,
  paymentPeriod: "YEARLY",
  premiumAmount: 70.5,
});

export const signed: TenantRecord = { ...chosen, lastCompletedPage: "PAYMENT" };

/** The contract and its other documents, mailed at that time, or not yet if it is null. */
export function contractDocuments(mailedAt: string | null): ContractDocument[] {
  const about = { version: "2026-11-21", sha256: "0f".repeat(32), mailedAt, downloadedAt: null };
  return (["contract", ...contractDocumentKinds] as const).map((kind) => ({ kind, ...about }));
}

const landlordToken = "fedcba9876543210fedcba9876543210";

export const finishPage = {
  firstName: "Mara",
  tenantEmail: "mara@example.com",
  shortUrl: `http://localhost/de/landlord/${landlordToken}`,
  mailtoLink: "mailto:lena@example.com?subject=Guarantee",
};

export const paymentHandlers: NonNullable<Scene["handlers"]> = {
  "get-card-state": () => ok({ ready: true, method: null }),
  "get-payment-secret": () => ok({ secret: "seti_secret" }),
  "confirm-sandbox-card": () => ok({ status: "succeeded" }),
  "get-offers": () =>
    ok({
      currency: "EUR",
      yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
      monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
      cover: { start: "2026-12-01", isEarly: false },
    }),
  "save-payment-period": ({ body }, state) => {
    const monthly = body["paymentPeriod"] === "MONTHLY";
    state.record = {
      ...chosen,
      paymentPeriod: monthly ? "MONTHLY" : "YEARLY",
      premiumAmount: Number(body["premiumAmount"]),
    };
    return ok({ lastCompletedPage: "PAYMENT_PERIOD" });
  },
  "mail-contract-documents": () => ok({ documents: contractDocuments("2026-11-21T10:00:00.000Z") }),
  "sign-contract": (_, state) => {
    state.record = signed;
    return ok({ lastCompletedPage: "PAYMENT" });
  },
  "get-finish-page": () => ok(finishPage),
  "get-landlord-view": () => ok(landlordView),
};

export const landlordView = {
  contractNumber: "KA-2026-000123",
  status: "SIGNED",
  mayAnswer: false,
  language: "de",
  landlordName: "Lena Lohmann",
  tenantName: "Mara Musterfrau",
  fullAddress: "Torstraße 12, 10119 Berlin",
  currency: "EUR",
  depositAmount: 1500,
  coldRentAmount: 500,
  insuranceStart: "2026-12-01",
  insuranceEnd: null,
  coverStart: null,
  signedAt: "2026-11-21T10:00:00.000Z",
  answeredAt: null,
  line: [],
};
