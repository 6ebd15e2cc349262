import { expect, test } from "vitest";
import { type CostCase, costsOf } from "../testing/cost-cases.ts";
import { monthlyTerms as monthly, policyOf, yearlyTerms as yearly } from "../testing/policy-of.ts";

// What happens to contracts in the order of a life; the server's test `leaving/by-hand` plays the same ones. The way by
// hand is beside each figure.
const cases: CostCase[] = [
  {
    // From 28 February 31 days, the last of them lower: (6.35 × 30 + 4.23) / 31 = 194.73 / 31 = 6.281
    title: "monthly from the 31st, and lowered on the last day of a period",
    policy: policyOf(monthly, [{ from: "2027-03-30", premiumCents: 423 }], "2027-01-31"),
    costs: { "2027-01-31": 635, "2027-02-28": 628, "2027-03-31": 423, "2027-04-30": 423 },
  },
  {
    // 10 of the 30 days of June: 6.35 × 10 / 30 = 2.116
    title: "two months unpaid, and then released",
    policy: policyOf(monthly, [], "2027-05-01"),
    until: "2027-06-11",
    costs: { "2027-05-01": 635, "2027-06-01": 211 },
  },
  {
    // 78 of 366 days at 70.50, and 72 at 94.00 before the release: (5,499 + 6,768) / 366 = 33.516
    title: "raised, and released in the same year",
    policy: policyOf(yearly, [{ from: "2027-09-17", premiumCents: 9_400 }], "2027-07-01"),
    until: "2027-11-28",
    costs: { "2027-07-01": 3_351 },
  },
  {
    title: "released on a leap day, the first day of a month",
    policy: policyOf(monthly, [], "2027-12-29"),
    until: "2028-02-29",
    costs: { "2027-12-29": 635, "2028-01-29": 635, "2028-02-29": 0 },
  },
  {
    // 1 to 17 April: 70.50 × 17 / 365 = 3.283
    title: "withdrawn on the last day after a holiday, with early cover",
    policy: policyOf(yearly, [], "2028-04-01"),
    until: "2028-04-18",
    costs: { "2028-04-01": 328 },
  },
  {
    title: "ended with a death on the day of a payment",
    policy: policyOf(monthly, [], "2028-05-15"),
    until: "2028-07-15",
    costs: { "2028-06-15": 635, "2028-07-15": 0 },
  },
  {
    // 15 September to 31 December are 108 days: 70.50 × 108 / 365 = 20.860
    title: "moved to a later start, with the agreed end as before",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-12-31" }, [], "2028-09-15"),
    costs: { "2028-09-15": 2_086 },
  },
  {
    title: "extended within a last month that the end had cut short",
    policy: policyOf(
      { ...monthly, insuranceEnd: "2028-11-10" },
      [{ from: "2028-11-05", insuranceEnd: "2028-11-30" }],
      "2028-10-01",
    ),
    costs: { "2028-10-01": 635, "2028-11-01": 635 },
  },
  {
    // From 1 February 89 days at 70.50 and 61 at 47.00: (6,274.50 + 2,867) / 365 = 25.045
    title: "yearly after a month, lowered, and released",
    policy: policyOf(
      monthly,
      [
        { from: "2029-02-01", premiumCents: 7_050, paymentPeriod: "YEARLY" },
        { from: "2029-05-01", premiumCents: 4_700 },
      ],
      "2029-01-01",
    ),
    until: "2029-07-01",
    costs: { "2029-01-01": 635, "2029-02-01": 2_504 },
  },
  {
    // 29 of 366 days: 70.50 × 29 / 366 = 5.586
    title: "13 months that end on a leap day",
    policy: policyOf({ ...yearly, insuranceEnd: "2032-02-29" }, [], "2031-02-01"),
    costs: { "2031-02-01": 7_050, "2032-02-01": 558 },
  },
  {
    title: "started on a leap day, and released on the first day of the second year",
    policy: policyOf(yearly, [], "2032-02-29"),
    until: "2033-02-28",
    costs: { "2032-02-29": 7_050, "2033-02-28": 0 },
  },
];

test.each(cases)("$title", (each) => {
  expect(costsOf(each)).toEqual(each.costs);
});
