import type { CalendarDate, Country, KeptReason } from "@kautia/contract";

/** In calendar years after the one in which the policy ended: AO §147, BAO §132. */
const yearsForBooks: Record<Country, number> = { de: 8, at: 7 };
/** Without a charge, until claims expire: BGB §§195 and 199, ABGB §1489. */
const yearsForClaims = 3;

/** The last day on which an ended policy is kept, and why (docs/privacy.md). */
export function keptUntil(
  country: Country,
  overOn: CalendarDate,
  wasCharged: boolean,
): { until: CalendarDate; because: KeptReason } {
  const years = wasCharged ? yearsForBooks[country] : yearsForClaims;
  return { until: `${Number(overOn.slice(0, 4)) + years}-12-31`, because: wasCharged ? "BOOKS" : "CLAIMS" };
}
