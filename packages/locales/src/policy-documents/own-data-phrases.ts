import type { Country } from "@kautia/contract/countries";
import type { ownDataAnswers, ownDataCodes } from "../en/policy-documents/own-data.ts";
import type { accountFacts, contractFacts, OwnDataSection } from "./own-data-sections.ts";

/** What Art. 15(1) GDPR asks besides the data, in the order in which it is told. */
export const ownDataQuestions = [
  "PURPOSES",
  "CATEGORIES",
  "RECIPIENTS",
  "STORAGE",
  "SOURCE",
  "RIGHTS",
  "DECISION",
] as const;
export type OwnDataQuestion = (typeof ownDataQuestions)[number];

/** What the answers depend on. */
export interface OwnDataFacts {
  supportEmail: string;
  insurer: string;
  /** The credit bureau that is asked; null if our own rules decide alone. */
  bureau: string | null;
  /** Property managers who gave us data and hear of the contract. */
  partners: readonly string[];
  dataAuthority: string;
  minimumAge: number;
  /** The yearly income in monthly cold rents: from which on there is an offer, and below which a refusal. */
  incomeRatio: { good: number; minimum: number };
  draftDays: number;
  /** For how many years each class of record is kept. */
  keptYears: { DETAILS: number; LETTERS: number; VOUCHERS: number; BOOKS: number };
}

/** The export of somebody's own data. */
export interface OwnDataPhrases {
  title: string;
  lead: string;
  /** What is left out. */
  others: string;
  yes: string;
  no: string;
  entries(count: number): string;
  /** The number of a premium, and how often the landlord was reminded. */
  numbered(number: number): string;
  reminders(count: number): string;
  information: Record<OwnDataQuestion, { title: string; text(facts: OwnDataFacts): readonly string[] }>;
  sections: Record<OwnDataSection, string>;
  answersOf(contract: string | null): string;
  account: Record<keyof typeof accountFacts, string>;
  contract: Record<keyof typeof contractFacts, string>;
  answers: Record<keyof typeof ownDataAnswers, string>;
  /** Codes in plain words. */
  codes: Record<keyof typeof ownDataCodes, string>;
  /** Where a country has another word for a code. */
  codesIn?: Partial<Record<Country, Partial<Record<keyof typeof ownDataCodes, string>>>>;
}
