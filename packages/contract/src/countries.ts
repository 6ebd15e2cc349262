import type { Consents } from "./calls/quote.ts";
import type { Currency } from "./currencies.ts";
import type { Language } from "./languages.ts";
import type { RetentionClass } from "./rules/retention.ts";

interface CountryFacts {
  /** Its own language: legal texts that another language lacks are shown in it. */
  language: Language;
  /** The currency of rents, deposits, premiums and claims. */
  currency: Currency;
  /** An IANA time zone; decides the days of a policy. */
  timeZone: string;
  topLevelDomain: string;
  /** The prefix of its phone numbers. */
  dialCode: string;
  zip: {
    digits: number;
    /** The letters that people write before a zip, as in 'A-1020'. */
    prefixes: readonly string[];
    /** How many leading digits the zips of one region share. */
    regionDigits: number;
  };
  /** What people call the country in addresses. */
  names: readonly string[];
  /** Whether a street number may contain the door, as in '12/3/45'. */
  doorInStreetNumber: boolean;
  /** The consents without which the summary is refused (docs/law.md). */
  requiredConsents: readonly (keyof Consents)[];
  /** The legal limit for cash and guarantee together, in monthly rents; null if there is none. */
  rentsTogether: number | null;
  /** Whether a guarantee is void without the guarantor's signature by hand or a qualified electronic one. */
  guaranteeNeedsSignature: boolean;
  /** The paragraph about premiums that stay unpaid after a reminder. */
  unpaidLaw: string;
  /** What becomes of a lease after the tenant's death. */
  deathLaw: string;
  /**
   * After how many months the right of withdrawal lapses, and a period later, if a document never arrives; null if it
   * does not.
   */
  withdrawalLapseMonths: number | null;
  /** The nationalities of most tenants, listed first. */
  commonNationalities: readonly string[];
  /**
   * How long the records of an ended policy are kept, in calendar years after the one in which it ended. This is the
   * only definition: the deletion, the privacy notice, the desk and docs/privacy.md follow it.
   */
  retentionYears: Readonly<Record<RetentionClass, number>>;
  /** The usual chart of accounts, of `apps/server/charts`. */
  chartOfAccounts: "skr03" | "ekr";
}

/** Everything that differs by country, except texts, the settings and the tariff. CONTRIBUTING.md, 'A country'. */
export const countryFacts = {
  de: {
    language: "de",
    currency: "EUR",
    timeZone: "Europe/Berlin",
    topLevelDomain: "de",
    dialCode: "+49",
    zip: { digits: 5, prefixes: ["DE", "D"], regionDigits: 3 },
    names: ["Deutschland", "Germany"],
    doorInStreetNumber: false,
    // `earlyFulfilment` is optional: without it, cover begins after the withdrawal period.
    requiredConsents: ["termsAndPrivacy", "initialInformation"],
    // BGB §551.
    rentsTogether: 3,
    // The insurer is a merchant (HGB §350).
    guaranteeNeedsSignature: false,
    unpaidLaw: "§ 38 VVG",
    deathLaw: "§ 564 BGB",
    // VVG §8.
    withdrawalLapseMonths: 12,
    commonNationalities: ["DE", "TR", "UA", "SY", "RO", "PL", "IT", "HR", "BG", "AT"],
    // BGB §§195 and 199, HGB §257, AO §147.
    retentionYears: { DETAILS: 3, LETTERS: 6, VOUCHERS: 8, BOOKS: 10 },
    chartOfAccounts: "skr03",
  },
  at: {
    language: "de",
    currency: "EUR",
    timeZone: "Europe/Vienna",
    topLevelDomain: "at",
    dialCode: "+43",
    zip: { digits: 4, prefixes: ["AT", "A"], regionDigits: 1 },
    names: ["Österreich", "Oesterreich", "Austria"],
    doorInStreetNumber: true,
    requiredConsents: ["termsAndPrivacy", "initialInformation", "electronicCommunication"],
    rentsTogether: null,
    // ABGB §§886 and 1346, SVG §4.
    guaranteeNeedsSignature: true,
    unpaidLaw: "§ 39 VersVG",
    deathLaw: "§ 14 MRG, § 1116a ABGB",
    // A month after the policy arrived (VersVG §5c), when the period is over anyway.
    withdrawalLapseMonths: null,
    commonNationalities: ["AT", "DE", "RS", "RO", "TR", "HU", "BA", "HR", "UA", "SY"],
    // ABGB §1489, UGB §212, BAO §132.
    retentionYears: { DETAILS: 3, LETTERS: 7, VOUCHERS: 7, BOOKS: 7 },
    chartOfAccounts: "ekr",
  },
} as const satisfies Record<string, CountryFacts>;
export type Country = keyof typeof countryFacts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
export const countries = Object.keys(countryFacts) as readonly Country[];

/** The country if a request does not indicate one. */
export const defaultCountry: Country = "de";

/** Where the desk works. Its days begin in this country's time zone; so do those of figures, books and files. */
export const staffCountry: Country = "de";

/** Where a tenant must consent before we may write by mail only (VersVG §5a). */
export const electronicConsentCountries = countries.filter((country) => {
  const { requiredConsents }: CountryFacts = countryFacts[country];
  return requiredConsents.includes("electronicCommunication");
});

export function findCountry(code: string | undefined): Country | null {
  return countries.find((country) => country === code) ?? null;
}

/** The first country whose zips look like this one. */
export function countryOfZip(zip: string): Country | null {
  return countries.find((country) => isZipOf(country, zip)) ?? null;
}

export function isZipOf(country: Country, zip: string): boolean {
  return /^\d+$/.test(zip) && zip.length === countryFacts[country].zip.digits;
}

export function perCountry<T>(make: (country: Country) => T): Record<Country, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each
  return Object.fromEntries(countries.map((country) => [country, make(country)])) as Record<Country, T>;
}
