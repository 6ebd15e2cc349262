import { type AddressAnswer, answersInRecord, sampleAnswers, type TenantRecord } from "@kautia/contract";

export const sampleToken = "0123456789abcdef0123456789abcdef";

const currentAddress: AddressAnswer = {
  address: { street: "Lindenweg", streetNumber: "3", zip: "50667", city: "Köln", country: "de", unitName: null },
  fullAddress: "Lindenweg 3, 50667 Köln",
  suggestionAddress: null,
};

/** The contract's sample answers to all questions, without the number of the rental contract. */
export function sampleRecord(changes: Partial<TenantRecord> = {}): TenantRecord {
  const answers = answersInRecord(sampleAnswers());
  return {
    refId: "0123456789abcdef01234567",
    lastCompletedPage: "SUMMARY",
    token: sampleToken,
    invited: false,
    ...answers,
    userInfo: answers.userInfo && { ...answers.userInfo, address: currentAddress },
    rentContractId: null,
    insuranceStart: "2026-12-01T00:00:00.000Z",
    message: null,
    premiumAmount: null,
    paymentPeriod: null,
    requiredDocuments: [],
    specialAcceptance: false,
    beneficiaryInfo: null,
    riskResult: false,
    manualUnderwriting: false,
    ...changes,
  };
}
