import { maxAmount, minAnnualIncome, type ProductLimits, toCents } from "@kautia/contract";
import { minimumIncomeRatio, scoreApplication, type ScoreInput, goodIncomeRatio } from "./scorecard.ts";

/** Changes that each turn a refusal into a quote. Integer cents; null if no change is needed or none helps. */
export interface ScoreChanges {
  grossIncomeCents: number | null;
  coldRentCents: number | null;
}

const euro = 100;
const thresholds = [minimumIncomeRatio, goodIncomeRatio];

/** Tries amounts in whole euros with the scorecard itself, so every result really leads to a quote. */
export function findScoreChanges(input: ScoreInput): ScoreChanges {
  const isGood = (change: Partial<ScoreInput>) => scoreApplication({ ...input, ...change }).verdict === "GOOD";
  if (isGood({})) return { grossIncomeCents: null, coldRentCents: null };
  const incomes = thresholds.map((from) =>
    // The form refuses lower incomes, because they look like monthly ones.
    Math.max(minAnnualIncome * euro, Math.ceil((from * input.coldRentCents) / euro) * euro),
  );
  const rents = thresholds.map((from) => Math.floor(input.grossIncomeCents / from / euro) * euro);
  return {
    grossIncomeCents: incomes.find((cents) => cents <= maxAmount * euro && isGood({ grossIncomeCents: cents })) ?? null,
    coldRentCents: rents.find((coldRentCents) => coldRentCents > 0 && isGood({ coldRentCents })) ?? null,
  };
}

/**
 * The highest deposit that the product allows for a rent, in whole euros, as integer cents. Null if it is below the
 * product's minimum.
 */
export function findHighestDeposit(
  coldRentCents: number,
  { lowerLimitDeposit, depositMonthlyMultiplier }: ProductLimits,
): number | null {
  const cents = Math.floor((coldRentCents * depositMonthlyMultiplier) / euro) * euro;
  return cents < toCents(lowerLimitDeposit) ? null : cents;
}
