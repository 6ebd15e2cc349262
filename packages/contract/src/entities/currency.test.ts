import { expect, test } from "vitest";
import { currencies } from "../enums.ts";
import { currency, describeCurrency } from "./currency.ts";

test("describes each currency with code, digits, number, name and sign", () => {
  expect(describeCurrency("EUR", "en")).toEqual({
    currencyCode: "EUR",
    defaultFractionDigits: 2,
    numericCode: 978,
    displayName: "Euro",
    symbol: "€",
    numericCodeAsString: "978",
  });
  expect(describeCurrency("USD", "de").displayName).toBe("US-Dollar");
  for (const code of currencies) expect(currency.safeParse(describeCurrency(code, "de")).success).toBe(true);
});
