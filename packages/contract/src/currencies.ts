/** One line per currency: its ISO 4217 number, and its sign in every language. Source: specification §3. */
export const currencyFacts = {
  EUR: { numericCode: 978, sign: "€" },
  USD: { numericCode: 840, sign: "$" },
  GBP: { numericCode: 826, sign: "£" },
} as const satisfies Record<string, { numericCode: number; sign: string }>;
export type Currency = keyof typeof currencyFacts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
export const currencies = Object.keys(currencyFacts) as readonly Currency[];
