import { texts } from "@kautia/locales";

/** Formats a number as the pages do. */
export function fillNumber(value: number, language: "de" | "en"): string {
  return new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(value);
}

/** Formats whole euros as the pages do. */
function fillEuros(amount: number, language: "de" | "en"): string {
  const number = fillNumber(amount, language);
  return language === "de" ? `${number}\u00a0€` : `€${number}`;
}

/** Values of the text for a deposit of more than three rents. */
export const aboveThreeRents = (rent: number) => (language: "de" | "en") => ({
  multiplier: 3,
  maxAmount: fillEuros(3 * rent, language),
  times: texts(language)["times.3"] ?? "",
  coldRentAmount: fillEuros(rent, language),
});

/** Values of the text for an income that looks like a month's. */
export const ofMonth = (monthly: number) => (language: "de" | "en") => ({
  monthlyAmount: fillEuros(monthly, language),
  yearlyAmount: fillEuros(12 * monthly, language),
});

/** The most that a field for money accepts, as the pages write it. */
export const highestAmount = { de: "9.999.999\u00a0€", en: "€9,999,999" };
