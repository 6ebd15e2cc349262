import type { PolicyView } from "@kautia/contract";

/** A policy that waits for the landlord's answer. */
export const samplePolicy: PolicyView = {
  refId: "0123456789abcdef01234567",
  contractNumber: "DE-2155-XHAZ-P",
  status: "SIGNED",
  landlordName: "Lena Lohmann",
  fullAddress: "Torstraße 12, 10119 Berlin",
  currency: "EUR",
  depositAmount: 1500,
  premiumAmount: 70.5,
  paymentPeriod: "YEARLY",
  insuranceStart: "2026-12-01",
  insuranceEnd: null,
  coverStart: null,
  signedAt: "2026-11-21T10:00:00.000Z",
  line: [
    { event: "SIGNED", state: "done", on: "2026-11-21", by: "tenant" },
    { event: "LANDLORD_ANSWER", state: "current", on: "2026-12-21", by: "landlord" },
    { event: "COVER", state: "upcoming", on: "2026-12-01", by: "insurer" },
  ],
  nextCharge: { what: "PREMIUM", amount: 70.5, on: "2026-12-01", ifAccepted: true },
  mayWrite: true,
  claims: [],
  repayments: [],
  mayStay: false,
  mayProveMovingOut: false,
  movingOut: null,
  wayOut: { way: "withdraw", refundAmount: 0, withdrawUntil: "2026-12-05" },
  refund: null,
  documents: [{ kind: "contract", number: null }],
};
