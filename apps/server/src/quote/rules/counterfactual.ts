import {
  addDays,
  addMonths,
  ageOn,
  type CalendarDate,
  highestAmount,
  lowestAnnualIncome,
  type ProductLimits,
  toCents,
} from "@kautia/contract";
import { middlingFrom, scoreApplication, type ScoreInput, wellFrom } from "./scorecard.ts";

/**
 * What by itself would make a refusal a quote: the least yearly income, the highest monthly cold rent, in integer cents. Nothing
 * where nothing needs to change, or where no change helps.
 */
export interface ScoreChanges {
  grossIncomeCents: number | null;
  coldRentCents: number | null;
}

const euro = 100;
const thresholds = [middlingFrom, wellFrom];

/** Tried by the rules themselves, in whole euros: what is answered here is a quote when it is asked for. */
export function findScoreChanges(input: ScoreInput): ScoreChanges {
  const isGood = (change: Partial<ScoreInput>) => scoreApplication({ ...input, ...change }).verdict === "GOOD";
  if (isGood({})) return { grossIncomeCents: null, coldRentCents: null };
  const incomes = thresholds.map((from) =>
    // Less than this is taken for a month's pay and refused as such.
    Math.max(lowestAnnualIncome * euro, Math.ceil((from * input.coldRentCents) / euro) * euro),
  );
  const rents = thresholds.map((from) => Math.floor(input.grossIncomeCents / from / euro) * euro);
  return {
    grossIncomeCents:
      incomes.find((cents) => cents <= highestAmount * euro && isGood({ grossIncomeCents: cents })) ?? null,
    coldRentCents: rents.find((coldRentCents) => coldRentCents > 0 && isGood({ coldRentCents })) ?? null,
  };
}

/** The highest deposit that goes with a cold rent, in whole euros, as integer cents; null where the product has none that low. */
export function findHighestDeposit(
  coldRentCents: number,
  { lowerLimitDeposit, depositMonthlyMultiplier }: ProductLimits,
): number | null {
  const cents = Math.floor((coldRentCents * depositMonthlyMultiplier) / euro) * euro;
  return cents < toCents(lowerLimitDeposit) ? null : cents;
}

/** The first day on which someone is old enough: a birthday, which for 29 February is 1 March in a common year. */
export function findOldEnough(born: CalendarDate, minimumAge: number): CalendarDate {
  const birthday = addMonths(born, 12 * minimumAge);
  return ageOn(born, birthday) >= minimumAge ? birthday : addDays(birthday, 1);
}
