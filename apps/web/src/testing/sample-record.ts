import { settings as settingsSchema, type Settings, type TenantRecord } from "@kautia/contract";

export const sampleToken = "0123456789abcdef0123456789abcdef";

const address = {
  address: {
    street: "Torstraße",
    streetNumber: "12",
    zip: "10119",
    city: "Berlin",
    country: "de" as const,
    unitName: null,
  },
  fullAddress: "Torstraße 12, 10119 Berlin",
  suggestionAddress: null,
};

/** An application with every question answered. */
export function sampleRecord(changes: Partial<TenantRecord> = {}): TenantRecord {
  return {
    refId: "0123456789abcdef01234567",
    lastCompletedPage: "SUMMARY",
    token: sampleToken,
    invited: false,
    address,
    existingRent: false,
    rentTime: 2,
    rentPay: null,
    buildingType: "apartment",
    liveWith: "single",
    pet: "none",
    rentContractId: null,
    employmentStatus: "EMPLOYED",
    grossIncome: 42_000,
    educationLevel: null,
    educationPlace: null,
    coldRentAmount: 500,
    rentDepositAmount: 1500,
    insuranceStart: "2026-12-01T00:00:00.000Z",
    insuranceEnd: null,
    landlordInfo: {
      type: "private",
      companyName: null,
      firstName: "Lena",
      lastName: "Lohmann",
      email: "lena@example.com",
      phone: null,
      address,
      suggestionAddress: null,
      landlordSpace: null,
      landlordSpaceEnabled: null,
      partnerOnboardingBaseUrl: null,
    },
    userInfo: {
      address,
      birthDate: "1994-05-17",
      birthPlace: null,
      email: "mara@example.com",
      firstName: "Mara",
      lastName: "Musterfrau",
      newsAgreement: false,
      phone: { dialCode: "+49", number: "1701234567" },
      salutation: null,
      nationality: "DE",
    },
    currency: "EUR",
    message: null,
    furnishedType: "no",
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

/** What the server of a test says of its settings. */
export const sampleSettings: Settings = settingsSchema.parse({
  environment: "test",
  brand: {
    name: "Kautia",
    websiteUrl: "/en/welcome",
    underConstructionUrl: "/en/maintenance",
    supportEmail: { de: "help@example.com", at: "hilfe@example.com" },
  },
  operator: {
    name: "Beispiel Vermittlung GmbH",
    address: "Beispielweg 1, 10115 Berlin",
    representatives: "Erika Beispiel",
    phone: null,
    register: null,
    vatId: null,
    intermediaryRegister: "D-0000-00000-00",
    supervisor: "IHK Berlin",
    insurer: "Beispiel Versicherung AG",
  },
  country: "de",
  countries: ["de", "at"],
  payment: { provider: "sandbox", publicKeys: { de: null, at: null } },
  errorReporting: { dsn: null, tracesSampleRate: 0, replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 },
  analytics: { enabled: false, id: null },
  designSystemUrl: null,
  uploads: { maxBytes: 50 * 1024 * 1024, maxCount: 20 },
  product: {
    lowerLimitDeposit: 499,
    upperLimitDeposit: 15_000,
    depositMonthlyMultiplier: 3,
    depositCalculationStrategy: "MONTHLY_BASED",
  },
  claims: { feeFrom: 3, savesUpToMonths: 3, quoteMinutes: 2 },
});
