import type { LandlordView } from "@kautia/contract";

export const sampleLandlordView: LandlordView = {
  contractNumber: "KA-2026-000123",
  status: "SIGNED",
  mayAnswer: true,
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
  line: [
    { event: "SIGNED", state: "done", on: "2026-11-21", by: "tenant" },
    { event: "LANDLORD_ANSWER", state: "current", on: "2026-12-21", by: "landlord" },
    { event: "COVER", state: "upcoming", on: "2026-12-01", by: "insurer" },
  ],
  claims: [],
  claimable: null,
  mayRelease: false,
  movedOutOn: null,
  hasCertificate: false,
};
