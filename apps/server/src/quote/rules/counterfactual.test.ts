import { ageOn, dayOfAge, defaultProductLimits, employmentStatuses, maxAmount } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findHighestDeposit, findScoreChanges } from "./counterfactual.ts";
import { scoreApplication, type ScoreInput } from "./scorecard.ts";

const statuses = ["EMPLOYED", "SELF_EMPLOYED", "JOB_SEEKER", "STUDENT", "RETIRED"] as const;
type Status = (typeof statuses)[number];

const input = (employmentStatus: Status, income: number, rent: number, lastName = "Weiß"): ScoreInput => ({
  firstName: "Jana",
  lastName,
  birthDate: "1990-05-17",
  employmentStatus,
  grossIncomeCents: Math.round(income * 100),
  coldRentCents: Math.round(rent * 100),
  depositCents: 150_000,
});

const good: Record<Status, string> = {
  EMPLOYED: "quote",
  SELF_EMPLOYED: "quote",
  JOB_SEEKER: "quote",
  STUDENT: "quote, STUDENT_DOCUMENT, PASSPORT",
  RETIRED: "quote",
};
const middling: Record<Status, string> = {
  ...good,
  EMPLOYED: "quote, WORK_CONTRACT, PASSPORT",
  SELF_EMPLOYED: "person",
  JOB_SEEKER: "person",
  RETIRED: "quote, WORK_CONTRACT, PASSPORT",
};
const poor = { ...good, EMPLOYED: "low", SELF_EMPLOYED: "low", JOB_SEEKER: "low", RETIRED: "low" };
const none = { ...poor, JOB_SEEKER: "none" };

/** Yearly income, monthly cold rent and the outcome by status; around each boundary also a cent to either side. */
const edges: [income: number, rent: number, outcomes: Record<Status, string>][] = [
  [24_000, 800, good],
  [24_000.01, 800, good],
  [23_999.99, 800, middling],
  [14_400, 800, middling],
  [14_400.01, 800, middling],
  [14_399.99, 800, poor],
  [8_000, 800, poor],
  [0.01, 800, poor],
  [0, 800, none],
  [9_999_999, 0.01, good],
  [0, 9_999_999, none],
  [30, 1, good],
  [29.99, 1, middling],
  [18, 1, middling],
];
const rows = statuses.flatMap((status) =>
  edges.map(([income, rent, outcomes]) => [status, income, rent, outcomes[status]] as const),
);

function verdictOf(scoreInput: ScoreInput): string {
  const score = scoreApplication(scoreInput);
  switch (score.verdict) {
    case "GOOD":
      return ["quote", ...score.requiredDocuments].join(", ");
    case "MANUAL_REVIEW":
      return "person";
    case "REFUSED":
      return { NO_CREDIT_SCORE: "none", CREDIT_SCORE_INSUFFICIENT: "low" }[score.reason];
  }
}

describe("the scorecard", () => {
  test.each(rows)("decides for %s with an income of %d and a rent of %d: %s", (status, income, rent, outcome) => {
    expect(verdictOf(input(status, income, rent))).toBe(outcome);
  });

  test.each([
    ["Manual", "person"],
    ["REFUSED", "low"],
    ["unknown", "none"],
    ["Manuela", "quote"],
  ])("decides for the last name %s regardless of income: %s", (lastName, outcome) => {
    expect(verdictOf(input("EMPLOYED", 48_000, 800, lastName))).toBe(outcome);
  });
});

describe("the changes that turn a refusal into a quote", () => {
  const refused = rows.filter(([, , , outcome]) => outcome === "low" || outcome === "none");

  test.each(refused)(
    "include the lowest sufficient income for %s with an income of %d and a rent of %d",
    (status, income, rent) => {
      const of = input(status, income, rent);
      const { grossIncomeCents } = findScoreChanges(of);
      if (grossIncomeCents === null) return expect(rent * 18).toBeGreaterThan(maxAmount);
      const changed = (cents: number) => verdictOf({ ...of, grossIncomeCents: cents });
      expect(changed(grossIncomeCents)).toMatch(/^quote/);
      // Lower incomes look monthly to the form.
      if (grossIncomeCents !== 800_000) expect(changed(grossIncomeCents - 100)).not.toMatch(/^quote/);
    },
  );

  test.each(refused)(
    "include the highest affordable rent for %s with an income of %d and a rent of %d",
    (status, income, rent) => {
      const of = input(status, income, rent);
      const { coldRentCents } = findScoreChanges(of);
      // With almost no income, no rent is low enough.
      if (coldRentCents === null) return expect(income).toBeLessThan(30);
      expect(verdictOf({ ...of, coldRentCents })).toMatch(/^quote/);
      expect(verdictOf({ ...of, coldRentCents: coldRentCents + 100 })).not.toMatch(/^quote/);
    },
  );

  test("never include an income that the form refuses as monthly", () => {
    expect(findScoreChanges(input("EMPLOYED", 1_000, 100)).grossIncomeCents).toBe(800_000);
  });

  test("include an income up to the highest that the form accepts", () => {
    expect(findScoreChanges(input("EMPLOYED", 48_000, 555_555.5)).grossIncomeCents).toBe(maxAmount * 100);
    expect(findScoreChanges(input("EMPLOYED", 48_000, 555_555.51)).grossIncomeCents).toBeNull();
  });

  test("include no rent for an income too low for a rent of one euro", () => {
    expect(findScoreChanges(input("EMPLOYED", 18, 800)).coldRentCents).toBe(100);
    expect(findScoreChanges(input("EMPLOYED", 17.99, 800)).coldRentCents).toBeNull();
  });

  test("are empty for an applicant who is refused by name", () => {
    expect(findScoreChanges(input("EMPLOYED", 48_000, 800, "Refused"))).toEqual({
      grossIncomeCents: null,
      coldRentCents: null,
    });
  });

  test("always lead to a quote, for any amounts", () => {
    const cents = fc.integer({ min: 1, max: maxAmount * 100 });
    const anybody = fc.record({
      status: fc.constantFrom(...employmentStatuses),
      income: fc.oneof(fc.constant(0), cents),
      rent: cents,
    });
    fc.assert(
      fc.property(anybody, ({ status, income, rent }) => {
        const of = { ...input(status, 0, 0), grossIncomeCents: income, coldRentCents: rent };
        const { grossIncomeCents, coldRentCents } = findScoreChanges(of);
        const changed = (change: Partial<ScoreInput>) => verdictOf({ ...of, ...change });
        if (verdictOf(of).startsWith("quote")) expect([grossIncomeCents, coldRentCents]).toEqual([null, null]);
        if (grossIncomeCents !== null) expect(changed({ grossIncomeCents })).toMatch(/^quote/);
        else if (!verdictOf(of).startsWith("quote"))
          expect(changed({ grossIncomeCents: maxAmount * 100 })).not.toMatch(/^quote/);
        if (coldRentCents !== null) expect(changed({ coldRentCents })).toMatch(/^quote/);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [47_200, 141_600],
    [16_700, 50_100],
    [16_634, 49_900],
    [16_600, null],
  ])("include for a cold rent of %i cents a deposit of at most %s", (rent, deposit) => {
    expect(findHighestDeposit(rent, defaultProductLimits)).toBe(deposit);
  });

  test.each([
    ["2010-05-17", 18, "2028-05-17"],
    ["2008-02-29", 18, "2026-03-01"],
    ["2008-02-29", 20, "2028-02-29"],
    ["2007-12-31", 21, "2028-12-31"],
  ])("include for someone born on %s the day on which they turn %i: %s", (born, age, day) => {
    expect(dayOfAge(born, age)).toBe(day);
    expect(ageOn(born, day)).toBe(age);
  });
});
