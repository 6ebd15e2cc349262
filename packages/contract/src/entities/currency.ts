import * as z from "zod/mini";
import { currencies, type Currency as CurrencyCode, currencyFacts } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** Source: specification §3, Currency. */
export const currency = z.object({
  currencyCode: oneOf(currencies),
  defaultFractionDigits: z.number(),
  numericCode: z.number(),
  /** The name and sign of the currency in the request's language. */
  displayName: z.string(),
  symbol: z.string(),
  /** ISO 4217, three digits. */
  numericCodeAsString: z.string(),
});
export type CurrencyInfo = z.infer<typeof currency>;

export function describeCurrency(code: CurrencyCode, language: string): CurrencyInfo {
  const format = new Intl.NumberFormat(language, { style: "currency", currency: code });
  return {
    currencyCode: code,
    defaultFractionDigits: format.resolvedOptions().maximumFractionDigits ?? 2,
    numericCode: currencyFacts[code].numericCode,
    displayName: new Intl.DisplayNames(language, { type: "currency" }).of(code) ?? code,
    symbol: format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code,
    numericCodeAsString: String(currencyFacts[code].numericCode).padStart(3, "0"),
  };
}
