import { countries, type Country, perCountry, regionOf } from "@kautia/contract";
import { isValidIBAN } from "ibantools";
import { about, eachCountry, group, nameOf, optional, refuse, text } from "./setting.ts";

/** The account that premiums are collected on for the insurer. */
interface CollectionAccount {
  iban: string;
  holder: string;
}

const percent = /^(100|\d{1,2}(\.\d{1,2})?)$/;
const sample = { iban: "DE89370400440532013000", holder: "Muster-Treuhandkonto" };

/** Whose money premiums are. Outside production a sample account and commission show what a month looks like. */
export const collectionSettings = (production: boolean) =>
  group(
    "Money of the insurer",
    eachCountry((country) => ({
      COMMISSION_PERCENT: text
        .regex(percent, "must be a percentage such as 12.5")
        .default(production ? "0" : "15")
        .transform((value) => Math.round(Number(value) * 100))
        .register(about, {
          means: `what we keep of the premiums of contracts signed from now on in ${nameOf(country)} (docs/books.md#whose-money-it-is)`,
          otherwise: production ? "0" : "15",
          example: "12.5",
        }),
      INSURANCE_TAX_PERCENT: text
        .regex(percent, "must be a percentage such as 19")
        .default("0")
        .transform((value) => Math.round(Number(value) * 100))
        .register(about, {
          means: `the insurance tax that the premiums of contracts signed from now on in ${nameOf(country)} contain (docs/books.md#insurance-tax)`,
          otherwise: "0",
          example: "19",
        }),
      LATE_CLAIMS_PERCENT: text
        .regex(percent, "must be a percentage such as 2.5")
        .default("2")
        .transform((value) => Math.round(Number(value) * 100))
        .register(about, {
          means:
            `what is set aside in ${nameOf(country)} for claims that are reported late, as a percentage of the premiums ` +
            "earned in the last twelve months (docs/books.md#reserves)",
          otherwise: "2",
          example: "2",
        }),
      COLLECTION_ACCOUNT: optional(
        text.transform((value) => value.replaceAll(" ", "")).refine(isValidIBAN, "must be an IBAN"),
      ).register(about, {
        means: `the IBAN of the only account that payments are told to go to in ${nameOf(country)}; needs its holder`,
        otherwise: production ? "none is named" : "a sample account",
        example: "DE89 3704 0044 0532 0130 00",
      }),
      COLLECTION_ACCOUNT_HOLDER: optional(text).register(about, {
        means: "the holder of this account",
        example: "Kautia Treuhandkonto",
      }),
    })),
    (values) => ({
      /** In hundredths of a percent. */
      commission: perCountry((country): number => values[`COMMISSION_PERCENT_${regionOf(country)}`]),
      /** In hundredths of a percent. */
      insuranceTax: perCountry((country): number => values[`INSURANCE_TAX_PERCENT_${regionOf(country)}`]),
      /** In hundredths of a percent. */
      lateClaims: perCountry((country): number => values[`LATE_CLAIMS_PERCENT_${regionOf(country)}`]),
      collectionAccounts: perCountry((country): CollectionAccount | null => {
        const other = countries.find((item) => item < country && isSameAccount(values, item, country));
        if (other)
          refuse(
            `COLLECTION_ACCOUNT_${regionOf(country)}`,
            `is also the account of ${nameOf(other)}; each country needs its own`,
          );
        const [iban, holder] = readAccount(values, country);
        if (iban === null && holder === null) return production ? null : sample;
        if (iban === null) return refuse(`COLLECTION_ACCOUNT_${regionOf(country)}`, "is needed with its holder");
        if (holder === null) return refuse(`COLLECTION_ACCOUNT_HOLDER_${regionOf(country)}`, "is needed with its IBAN");
        return { iban, holder };
      }),
    }),
  );

type Accounts = Record<`COLLECTION_ACCOUNT_${"" | "HOLDER_"}${Uppercase<Country>}`, string | null>;

function isSameAccount(values: Accounts, one: Country, other: Country): boolean {
  const [iban] = readAccount(values, one);
  return iban !== null && iban === readAccount(values, other)[0];
}

function readAccount(values: Accounts, country: Country) {
  const region = regionOf(country);
  return [values[`COLLECTION_ACCOUNT_${region}`], values[`COLLECTION_ACCOUNT_HOLDER_${region}`]] as const;
}
