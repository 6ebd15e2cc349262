import {
  type AddressAnswer,
  describeCurrency,
  answersInRecord,
  sampleAnswers,
  settings as settingsSchema,
  type Settings,
  type TenantRecord,
} from "@kautia/contract";

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

export const sampleSettings: Settings = settingsSchema.parse({
  environment: "test",
  closed: false,
  sandbox: false,
  currency: describeCurrency("EUR", "en"),
  brand: {
    name: "Kautia",
    websiteUrl: "/en/welcome",
    underConstructionUrl: "/en/maintenance",
    supportEmail: { de: "help@example.com", at: "hilfe@example.com" },
    promisedWorkingDays: 1,
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
  },
  insurer: {
    name: "Beispiel Versicherung AG",
    address: "Beispielallee 2, 10115 Berlin",
    phone: "+49 30 23125 001",
    register: "HRB 1",
    state: "Deutschland",
    supervisor: "BaFin, Bonn",
    isSample: false,
    claimsAfterEndDays: 183,
  },
  authorities: {
    de: { ombudsman: "Beispielstelle, www.ombudsman.example", dataAuthority: "die Beispielbehörde" },
    en: { ombudsman: "Example body, www.ombudsman.example", dataAuthority: "the example authority" },
  },
  bureau: null,
  keepsNationality: false,
  country: "de",
  countries: ["de", "at"],
  payment: {
    provider: "sandbox",
    publicKeys: { de: null, at: null },
    methods: ["card"],
    debit: { creditorId: null, noticeDays: 1 },
  },
  errorReporting: { dsn: null, tracesSampleRate: 0, replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 },
  analytics: { enabled: false, id: null },
  designSystemUrl: null,
  designSystemTimeout: 2_000,
  uploads: { maxBytes: 50 * 1024 * 1024, maxCount: 40 },
  product: {
    lowerLimitDeposit: 499,
    upperLimitDeposit: 15_000,
    depositMonthlyMultiplier: 3,
    depositCalculationStrategy: "MONTHLY_BASED",
  },
  minimumAges: { de: 18, at: 18 },
  claims: { feeFrom: 3, savesUpToMonths: 3, quoteMinutes: 2, quoteSeconds: 90, cashInterestPercent: 2 },
});
