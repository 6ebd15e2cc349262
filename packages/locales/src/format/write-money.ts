import { type Currency, currencyFacts, type Language, languageFacts } from "@kautia/contract";

/**
 * Formats an amount for a language, the same in every country: '1.070,50 €', '€1,070.50' (product rules; Austria's own
 * format would be '€ 1.070,50'). `round` omits the cents of whole amounts. It avoids Intl, whose format takes 20 ms to create
 * while the first page is hydrated. A test compares the two.
 */
export function writeMoney(
  amount: number,
  currency: Currency,
  { language, how }: { language: Language; how: "exact" | "round" },
): string {
  const { money } = languageFacts[language];
  // Letters need a space before the figures: 'CHF 1,000.00'.
  const sign = currencyFacts[currency].sign.replace(/\p{L}$/u, money.startsWith("¤") ? "$&\u00a0" : "$&");
  const [model = "", group = "", point = ""] = /1(.)000(.)00/.exec(money) ?? [];
  const [whole = "", cents = ""] = Math.abs(amount).toFixed(2).split(".");
  // oxlint-disable-next-line regexp/no-super-linear-move -- the digits of a number
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const figures = how === "round" && cents === "00" ? grouped : grouped + point + cents;
  return (amount < 0 ? "-" : "") + money.replace(model, figures).replace("¤", sign);
}
