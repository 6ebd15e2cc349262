import * as z from "zod/mini";
import {
  countries,
  depositCalculationStrategies,
  languages,
  paymentMethodKinds,
  perCountry,
  perLanguage,
} from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { currency } from "./currency.ts";

/** Deposit limits of a product, in EUR. Source: specification §3, product validation. */
export const productValidation = z.object({
  lowerLimitDeposit: z.number(),
  upperLimitDeposit: z.number(),
  depositMonthlyMultiplier: z.number(),
  depositCalculationStrategy: oneOf(depositCalculationStrategies),
});

/** The operator's details for the imprint; null for each one that is not configured (docs/web.md). */
export const operator = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  representatives: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  intermediaryRegister: z.nullable(z.string()),
  supervisor: z.nullable(z.string()),
  /** How to reach the data protection officer. */
  privacyOfficer: z.nullable(z.string()),
});
export type Operator = z.infer<typeof operator>;

/** The insurer that issues the guarantee. `isSample`: a made-up one, for trying out the product (docs/law.md). */
export const insurer = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.nullable(z.string()),
  register: z.string(),
  /** The state in which the insurer is based. */
  state: z.string(),
  representatives: z.string(),
  supervisor: z.string(),
  isSample: z.boolean(),
  /** For how many days after the end of a policy it accepts claims about earlier events. */
  claimsAfterEndDays: z.number(),
  /** Whether it may end a guarantee if a premium stays unpaid after a reminder. */
  mayEndUnpaid: z.boolean(),
});
export type Insurer = z.infer<typeof insurer>;

const authorities = z.object({
  /** The body that settles disputes with the intermediary or the insurer out of court. */
  ombudsman: z.string(),
  /** Whether we take part in its proceedings, as a sentence. */
  participation: z.string(),
  /** The authority for complaints about personal data. */
  dataAuthority: z.string(),
  /** The register of intermediaries that the operator is in. */
  register: z.string(),
  /** What the operator is called by law, and the state that gave it this title. */
  status: z.string(),
  titleState: z.string(),
});
/** The authorities of one country and what they call the operator, from the same source as the legal documents. */
export type Authorities = z.infer<typeof authorities>;

/** The server settings that the browser may know; no secrets. Source: wire decisions, GET /settings. */
export const settings = z.object({
  environment: z.string(),
  brand: z.object({
    name: z.string(),
    websiteUrl: z.string(),
    underConstructionUrl: z.string(),
    supportEmail: z.object(perCountry(() => z.string())),
    /** Within how many working days a person usually decides. */
    promisedWorkingDays: z.number(),
  }),
  /** Closed mode: applications can be neither started nor continued (docs/operations.md). */
  closed: z.boolean(),
  /** Whether it is a sandbox, where partners try everything out with test keys (docs/partners.md). */
  sandbox: z.boolean(),
  operator,
  insurer,
  /** The authorities of `country`, as texts in each language. */
  authorities: z.object(perLanguage(() => authorities)),
  /** The credit bureau that is asked about tenants; null if there is none. */
  bureau: z.nullable(z.string()),
  /** Who gets data outside the EU and the EEA; null if nobody does. */
  thirdCountries: z.nullable(z.string()),
  /** Whether the tenant's nationality is stored, or only asked for. */
  keepsNationality: z.boolean(),
  /** The currency of all amounts. */
  currency,
  country: oneOf(countries),
  /** Where guarantees are given at present. */
  countries: z.array(oneOf(countries)),
  payment: z.object({
    /** The name of the provider's folder in the web app (CONTRIBUTING, "Add a provider"). */
    provider: z.string(),
    publicKeys: z.object(perCountry(() => z.nullable(z.string()))),
    /**
     * The payment methods on offer. Apple Pay and Google Pay belong to `card`, where browser and provider have them.
     */
    methods: z.array(oneOf(paymentMethodKinds)),
    /** For the mandate of direct debits. */
    debit: z.object({ creditorId: z.nullable(z.string()), noticeDays: z.number() }),
  }),
  errorReporting: z.object({
    dsn: z.nullable(z.string()),
    tracesSampleRate: z.number(),
    replaysSessionSampleRate: z.number(),
    replaysOnErrorSampleRate: z.number(),
  }),
  analytics: z.object({ enabled: z.boolean(), id: z.nullable(z.string()) }),
  designSystemUrl: z.nullable(z.string()),
  /** How long to wait for `designSystemUrl`, in ms from the start of the page load. */
  designSystemTimeout: z.number(),
  uploads: z.object({ maxBytes: z.number(), maxCount: z.number() }),
  product: productValidation,
  /** How old a tenant must be when the guarantee begins, by the country of the home. */
  minimumAges: z.object(perCountry(() => z.number())),
  /** How many people may sign together with the tenant; 0 if nobody may. */
  maxCoTenants: z.number(),
  claims: z.object({
    feeFrom: z.number(),
    savesUpToMonths: z.number(),
    quoteMinutes: z.number(),
    quoteSeconds: z.number(),
    cashInterestPercent: z.number(),
  }),
});
export type Settings = z.infer<typeof settings>;

/** Source: specification §3, locale settings entry. */
export const localeSetting = z.object({
  country: oneOf(countries),
  enabled: z.boolean(),
  languages: z.array(oneOf(languages)),
});
