import type { Country } from "../enums.ts";

/**
 * How long the records of an ended policy are kept, by class, in calendar years after the one in which it ended. This
 * is the only definition: the deletion, the privacy notice, the desk and docs/privacy.md follow it.
 */
export const retentionYears = {
  /** Answers, decisions, history, ratings: until claims expire (BGB §§195 and 199, ABGB §1489). */
  DETAILS: { de: 3, at: 3 },
  /** Mails and messages; the whole contract if nothing was charged (HGB §257, AO §147; UGB §212, BAO §132). */
  LETTERS: { de: 6, at: 7 },
  /** Contract, documents, claims and proofs of a policy with charges. */
  VOUCHERS: { de: 8, at: 7 },
  /** Charges, refunds and the ledger; without a name once the vouchers are gone. */
  BOOKS: { de: 10, at: 7 },
} as const satisfies Record<string, Record<Country, number>>;

export type RetentionClass = keyof typeof retentionYears;
/** The class that decides how long the policy itself is kept. */
export type KeptReason = Extract<RetentionClass, "LETTERS" | "VOUCHERS">;

/** The last day on which an ended policy is kept, and why. */
export function keptUntil(
  country: Country,
  overOn: string,
  wasCharged: boolean,
): { until: string; because: KeptReason } {
  const because = wasCharged ? "VOUCHERS" : "LETTERS";
  return { until: endOfYear(Number(overOn.slice(0, 4)) + retentionYears[because][country]), because };
}

/** The last day of each class of a policy's records, soonest first. A policy without charges has no vouchers or books. */
export function retentionPlan(
  country: Country,
  { until, because }: { until: string; because: KeptReason },
): { class: RetentionClass; until: string }[] {
  const from = Number(until.slice(0, 4)) - retentionYears[because][country];
  const classes = ["DETAILS", "LETTERS", ...(because === "VOUCHERS" ? (["VOUCHERS", "BOOKS"] as const) : [])] as const;
  return classes.map((name) => ({ class: name, until: endOfYear(from + retentionYears[name][country]) }));
}

function endOfYear(year: number): string {
  return `${year}-12-31`;
}
