import { type Country, countryFacts } from "../enums.ts";

/**
 * DETAILS: answers, decisions, history, ratings, until claims expire. LETTERS: mails and messages; the whole contract if
 * nothing was charged. VOUCHERS: contract, documents, claims and proofs of a policy with charges. BOOKS: charges,
 * refunds and the ledger; without a name once the vouchers are gone.
 */
export type RetentionClass = "DETAILS" | "LETTERS" | "VOUCHERS" | "BOOKS";

/** The class that decides how long the policy itself is kept. */
export type KeptReason = Extract<RetentionClass, "LETTERS" | "VOUCHERS">;

/** The last day on which an ended policy is kept, and why. */
export function keptUntil(
  country: Country,
  overOn: string,
  wasCharged: boolean,
): { until: string; because: KeptReason } {
  const because = wasCharged ? "VOUCHERS" : "LETTERS";
  return { until: endOfYear(Number(overOn.slice(0, 4)) + countryFacts[country].retentionYears[because]), because };
}

/** The last day of each class of a policy's records, soonest first. A policy without charges has no vouchers or books. */
export function retentionPlan(
  country: Country,
  { until, because }: { until: string; because: KeptReason },
): { class: RetentionClass; until: string }[] {
  const from = Number(until.slice(0, 4)) - countryFacts[country].retentionYears[because];
  const classes = ["DETAILS", "LETTERS", ...(because === "VOUCHERS" ? (["VOUCHERS", "BOOKS"] as const) : [])] as const;
  return classes.map((name) => ({ class: name, until: endOfYear(from + countryFacts[country].retentionYears[name]) }));
}

function endOfYear(year: number): string {
  return `${year}-12-31`;
}
