import type { CalendarDate, Country, KeptBecause } from "@kautia/contract";

/** Calendar years after the one in which a contract was over (docs/privacy.md): vouchers of what was charged, AO §147, BAO §132. */
const books: Record<Country, number> = { de: 8, at: 7 };
/** Where nothing was charged: as long as anything can be claimed of it, BGB §§195 and 199, ABGB §1489. */
const claims = 3;

/** The last day on which a contract that is over is kept, and why. */
export function keptUntil(
  country: Country,
  overOn: CalendarDate,
  wasCharged: boolean,
): { until: CalendarDate; because: KeptBecause } {
  const years = wasCharged ? books[country] : claims;
  return { until: `${Number(overOn.slice(0, 4)) + years}-12-31`, because: wasCharged ? "BOOKS" : "CLAIMS" };
}
