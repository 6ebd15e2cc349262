import { expect, test } from "vitest";
import { caseWarnings, claimWarnings, whyItWaits } from "./reasons.ts";

const waiting = {
  cause: "RULES" as const,
  reason: null,
  employmentStatus: "SELF_EMPLOYED" as const,
  grossIncome: 16_080,
  coldRent: 720,
  documentsMissing: 0,
};

test("says that the income is in between, and how often it covers the rent", () => {
  expect(whyItWaits(waiting)).toEqual([
    { code: "INCOME_BETWEEN", employmentStatus: "SELF_EMPLOYED" },
    { code: "INCOME_COVERS_RENT", times: 1.8, minimum: 1.5, good: 2.5 },
  ]);
});

test("rounds down, so that an income never seems to reach a limit", () => {
  const times = (grossIncome: number, coldRent: number) =>
    whyItWaits({ ...waiting, grossIncome, coldRent }).flatMap((why) => ("times" in why ? [why.times] : []));
  expect(times(57_888, 720)).toEqual([6.7]);
  expect(times(21_599.99, 720)).toEqual([2.4]);
  expect(times(21_600, 720)).toEqual([2.5]);
});

test("names the bureau where no rule of ours asks for a person", () => {
  expect(whyItWaits({ ...waiting, grossIncome: 60_000 })[0]).toEqual({ code: "BUREAU_ASKS" });
  expect(whyItWaits({ ...waiting, cause: "BUREAU_DOWN" })[0]).toEqual({ code: "BUREAU_DOWN" });
});

test("names the refusal after which the tenant asked for a person, and documents that are missing", () => {
  const asked = { ...waiting, cause: "ASKED" as const, reason: "NO_CREDIT_SCORE" as const, documentsMissing: 2 };
  const codes = whyItWaits({ ...asked, grossIncome: null });
  expect(codes).toEqual([
    { code: "ASKED", reason: "NO_CREDIT_SCORE" },
    { code: "DOCUMENTS_MISSING", count: 2 },
  ]);
});

const checked = { ...waiting, today: "2027-01-15" as const, start: null, end: null, isHomeCovered: false };

test.each([
  ["a start that is over", { start: "2027-01-14" as const }, [{ code: "START_IN_PAST", day: "2027-01-14" }]],
  ["no start of today", { start: "2027-01-15" as const }, []],
  ["a rental that has ended", { end: "2027-01-15" as const }, [{ code: "CONTRACT_ENDED", day: "2027-01-15" }]],
  ["a home that is covered", { isHomeCovered: true }, [{ code: "HOME_COVERED" }]],
  ["an income as low as a month's", { grossIncome: 6_000 }, [{ code: "INCOME_UNUSUAL", income: 6_000, times: 0.6 }]],
  [
    "an income that covers the rent very often",
    { grossIncome: 200_000 },
    [{ code: "INCOME_UNUSUAL", income: 200_000, times: 23.1 }],
  ],
  ["nothing without an income", { grossIncome: null }, []],
])("warns of %s", (_what, facts, expected) => {
  expect(caseWarnings({ ...checked, ...facts })).toEqual(expected);
});

const claim = {
  files: 1,
  reportedOn: "2027-01-15" as const,
  endedOn: null,
  otherAmounts: [],
  isGranted: false,
  hasAccount: false,
};

test("warns of a claim without evidence, after the end, beside others, and without an account", () => {
  expect(claimWarnings(claim)).toEqual([]);
  const doubtful = { ...claim, files: 0, endedOn: "2027-01-15" as const, otherAmounts: [0.1, 0.2], isGranted: true };
  expect(claimWarnings(doubtful)).toEqual([
    { code: "NO_EVIDENCE" },
    { code: "REPORTED_AFTER_END", day: "2027-01-15" },
    { code: "OTHER_CLAIMS", count: 2, amount: 0.3 },
    { code: "NO_ACCOUNT" },
  ]);
});
