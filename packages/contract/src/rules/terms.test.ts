import { expect, test } from "vitest";
import { type CostCase, costsOf } from "../testing/cost-cases.ts";
import { monthlyTerms as monthly, policyOf, yearlyTerms as yearly } from "../testing/policy-of.ts";

// The way by hand is beside each figure: what was owed for the days, divided, and rounded down to the cent.
const cases: CostCase[] = [
  // ——— Without a change ———
  { title: "a year", policy: policyOf(yearly), costs: { "2027-01-01": 7_050 } },
  { title: "a leap year costs the same", policy: policyOf(yearly), costs: { "2028-06-01": 7_050 } },
  { title: "a month", policy: policyOf(monthly), costs: { "2027-01-31": 635, "2027-02-01": 635 } },
  {
    title: "from 31 January a month lasts until 28 February, and the next until 31 March",
    policy: policyOf(monthly, [], "2027-01-31"),
    costs: { "2027-02-27": 635, "2027-02-28": 635 },
  },
  {
    // 1 to 31 January 2028: 70.50 × 31 / 366 = 5.971
    title: "agreed end after 13 months, in a leap year",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-01-31" }),
    costs: { "2027-12-31": 7_050, "2028-01-01": 597 },
  },
  {
    // 1 to 31 January 2027: 70.50 × 31 / 365 = 5.988
    title: "agreed end after 13 months",
    policy: policyOf({ ...yearly, insuranceEnd: "2027-01-31" }, [], "2026-01-01"),
    costs: { "2026-06-01": 7_050, "2027-01-31": 598 },
  },
  {
    // No period begins on the last day.
    title: "agreed end on the first day of a period",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-01-01" }),
    costs: { "2027-12-31": 7_050, "2028-01-01": 0 },
  },

  // ——— An early end ———
  {
    // 20 days: 70.50 × 20 / 365 = 3.863
    title: "an unpaid year, released on day 20",
    policy: policyOf(yearly),
    until: "2027-01-21",
    costs: { "2027-01-01": 386 },
  },
  {
    // 3 days of cover before the withdrawal: 70.50 × 3 / 365 = 0.579
    title: "withdrawal with early cover after 3 days",
    policy: policyOf(yearly),
    until: "2027-01-04",
    costs: { "2027-01-01": 57 },
  },
  { title: "withdrawal before cover", policy: policyOf(yearly), until: "2027-01-01", costs: { "2027-01-01": 0 } },
  {
    // 1 to 19 November are 19 of 30 days: 6.35 × 19 / 30 = 4.021; nothing from 20 November on.
    title: "paid out 1,500 of 1,500 on 20 November",
    policy: policyOf(monthly),
    until: "2027-11-20",
    costs: { "2027-11-01": 402, "2027-12-01": 0 },
  },
  {
    // 29 February is the last of 366 days from 1 March 2027: 70.50 × 365 / 366 = 70.307
    title: "released on a leap day",
    policy: policyOf(yearly, [], "2027-03-01"),
    until: "2028-02-29",
    costs: { "2027-03-01": 7_030 },
  },

  {
    // 15 of the 30 days of April: 6.35 × 15 / 30 = 3.175
    title: "an insolvency that was opened on 16 April",
    policy: policyOf(monthly),
    until: "2027-04-16",
    costs: { "2027-04-01": 317, "2027-05-01": 0 },
  },

  // ——— A lower price ———
  {
    // 1 January to 1 July: 181 days. (70.50 × 181 + 47.00 × 184) / 365 = (12,760.50 + 8,648.00) / 365 = 58.653
    title: "paid out 500 of 1,500: 1,000 is left from 1 July, and costs 47.00 a year",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 4_700 }]),
    costs: { "2027-01-01": 5_865, "2028-01-01": 4_700 },
  },
  {
    // 10 of 30 days of June at 6.35, 20 at 4.23: (63.50 + 84.60) / 30 = 4.936
    title: "paid out 500 of 1,500, paid monthly",
    policy: policyOf(monthly, [{ from: "2027-06-11", premiumCents: 423 }]),
    costs: { "2027-05-01": 635, "2027-06-01": 493, "2027-07-01": 423 },
  },
  {
    // 36.00 for 500.00 kept: 365 − 90 days from 1 April: (70.50 × 90 + 36.00 × 275) / 365 = 16,245 / 365 = 44.506
    title: "partial release from 1 April: 500 is kept for operating costs",
    policy: policyOf(yearly, [{ from: "2027-04-01", premiumCents: 3_600 }]),
    costs: { "2027-01-01": 4_450 },
  },
  {
    // The same, and the rest ends on 30 June 2028, on day 182 of 366: 36.00 × 182 / 366 = 17.901
    title: "partial release whose rest ends on the day that the landlord named",
    policy: policyOf(yearly, [{ from: "2027-04-01", premiumCents: 3_600, insuranceEnd: "2028-06-30" }]),
    costs: { "2027-01-01": 4_450, "2028-01-01": 1_790 },
  },
  {
    title: "lower on the first day of a period: the whole period",
    policy: policyOf(yearly, [{ from: "2028-01-01", premiumCents: 4_700 }]),
    costs: { "2027-01-01": 7_050, "2028-01-01": 4_700 },
  },
  {
    // The last of 365 days: (70.50 × 364 + 47.00) / 365 = 25,709 / 365 = 70.435
    title: "lower on the last day of a period",
    policy: policyOf(yearly, [{ from: "2027-12-31", premiumCents: 4_700 }]),
    costs: { "2027-01-01": 7_043, "2028-01-01": 4_700 },
  },
  {
    // The last of 31 days: (6.35 × 30 + 4.23) / 31 = 194.73 / 31 = 6.281
    title: "lower on the last day of a month of 31 days",
    policy: policyOf(monthly, [{ from: "2027-01-31", premiumCents: 423 }]),
    costs: { "2027-01-01": 628 },
  },
  {
    // 29 February is the last of 29 days: (6.35 × 28 + 4.23) / 29 = 182.03 / 29 = 6.276
    title: "lower on a leap day",
    policy: policyOf(monthly, [{ from: "2028-02-29", premiumCents: 423 }]),
    costs: { "2028-02-01": 627 },
  },
  {
    // From 31 January, 28 days; 14 of each: (6.35 × 14 + 4.23 × 14) / 28 = 148.12 / 28 = 5.29
    title: "lower in the middle of a month from the 31st",
    policy: policyOf(monthly, [{ from: "2027-02-14", premiumCents: 423 }], "2027-01-31"),
    costs: { "2027-01-31": 529, "2027-02-28": 423 },
  },

  {
    // From 30 January 2028, 30 days; 16 at 6.35 and 14 at 4.23: (101.60 + 59.22) / 30 = 5.360. The next begins on 29 February.
    title: "lower in the middle of a month from the 30th, in a leap year",
    policy: policyOf(monthly, [{ from: "2028-02-15", premiumCents: 423 }], "2028-01-30"),
    costs: { "2028-01-30": 536, "2028-02-29": 423, "2028-03-29": 423, "2028-03-30": 423 },
  },
  {
    // 30 days at 4.23 and the last one at 8.47: (126.90 + 8.47) / 31 = 4.366
    title: "lower on the first day of a month, and higher on its last",
    policy: policyOf(monthly, [
      { from: "2027-05-01", premiumCents: 423 },
      { from: "2027-05-31", premiumCents: 847 },
    ]),
    costs: { "2027-04-30": 635, "2027-05-01": 436, "2027-06-01": 847 },
  },

  // ——— A higher price ———
  {
    // 2,000 instead of 1,500 from 1 July: (70.50 × 181 + 94.00 × 184) / 365 = (12,760.50 + 17,296) / 365 = 82.346
    title: "higher in the middle of a year",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 9_400 }]),
    costs: { "2027-01-01": 8_234, "2028-01-01": 9_400 },
  },
  {
    // From 1 July 2028, after 182 of 366 days: (70.50 × 182 + 94.00 × 184) / 366 = (12,831 + 17,296) / 366 = 82.314
    title: "higher in the middle of a leap year",
    policy: policyOf(yearly, [{ from: "2028-07-01", premiumCents: 9_400 }]),
    costs: { "2027-01-01": 7_050, "2028-01-01": 8_231 },
  },
  {
    // 12 of 28 days of February at 8.47 from the 17th: (6.35 × 16 + 8.47 × 12) / 28 = 203.24 / 28 = 7.258
    title: "higher in February",
    policy: policyOf(monthly, [{ from: "2027-02-17", premiumCents: 847 }]),
    costs: { "2027-02-01": 725 },
  },
  {
    // One day: (70.50 × 364 + 94.00) / 365 = 25,756 / 365 = 70.564: 6 cents more, less than the smallest charge.
    title: "higher on the last day of a year",
    policy: policyOf(yearly, [{ from: "2027-12-31", premiumCents: 9_400 }]),
    costs: { "2027-01-01": 7_056 },
  },
  {
    title: "higher on the first day of cover",
    policy: policyOf(yearly, [{ from: "2027-01-01", premiumCents: 9_400 }]),
    costs: { "2027-01-01": 9_400 },
  },
  {
    title: "higher before cover began",
    policy: policyOf(yearly, [{ from: "2026-12-20", premiumCents: 9_400 }]),
    costs: { "2027-01-01": 9_400 },
  },

  // ——— Two changes in one period ———
  {
    // 90 days at 70.50, 91 at 94.00, 184 at 47.00: (6,345 + 8,554 + 8,648) / 365 = 23,547 / 365 = 64.512
    title: "up on 1 April and down on 1 July",
    policy: policyOf(yearly, [
      { from: "2027-04-01", premiumCents: 9_400 },
      { from: "2027-07-01", premiumCents: 4_700 },
    ]),
    costs: { "2027-01-01": 6_451, "2028-01-01": 4_700 },
  },
  {
    // The later agreement counts from its day on: 90 days at 70.50 and 275 at 47.00: (6,345 + 12,925) / 365 = 52.794
    title: "agreed in July from July on, then in August from April on",
    policy: policyOf(yearly, [
      { from: "2027-07-01", premiumCents: 9_400 },
      { from: "2027-04-01", premiumCents: 4_700 },
    ]),
    costs: { "2027-01-01": 5_279 },
  },
  {
    title: "up and down on the same day",
    policy: policyOf(yearly, [
      { from: "2027-07-01", premiumCents: 9_400 },
      { from: "2027-07-01", premiumCents: 7_050 },
    ]),
    costs: { "2027-01-01": 7_050 },
  },
  {
    // 9 days at 6.35, 10 at 8.47 and 11 at 4.23 of June: (57.15 + 84.70 + 46.53) / 30 = 188.38 / 30 = 6.279
    title: "up on the 10th and down on the 20th of June",
    policy: policyOf(monthly, [
      { from: "2027-06-10", premiumCents: 847 },
      { from: "2027-06-20", premiumCents: 423 },
    ]),
    costs: { "2027-06-01": 627 },
  },
  {
    // Another landlord: the same price before and after, and not a cent is lost by rounding.
    title: "a change that is not about money",
    policy: policyOf({ ...yearly, premiumCents: 7_051 }, [{ from: "2027-05-05" }, { from: "2027-09-09" }]),
    costs: { "2027-01-01": 7_051 },
  },

  // ——— A change, and then the end ———
  {
    // 181 days at 70.50, 31 at 47.00, none from 1 August on: (12,760.50 + 1,457) / 365 = 38.952
    title: "lower from July, released on 1 August",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 4_700 }]),
    until: "2027-08-01",
    costs: { "2027-01-01": 3_895 },
  },
  {
    // Only the days before the end count, 100 × 70.50 / 365 = 19.315
    title: "higher from July, but released in April before",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 9_400 }]),
    until: "2027-04-11",
    costs: { "2027-01-01": 1_931 },
  },
  {
    // 500 paid out on 1 July, the other 1,000 on 1 October: (70.50 × 181 + 47.00 × 92) / 365 = 17,084.50 / 365 = 46.806
    title: "paid out in two parts",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 4_700 }]),
    until: "2027-10-01",
    costs: { "2027-01-01": 4_680, "2028-01-01": 0 },
  },
  {
    // 10 days of June at 6.35, 10 at 4.23, and none from the 21st on: (63.50 + 42.30) / 30 = 3.526
    title: "lower, and paid out in full within the same month",
    policy: policyOf(monthly, [{ from: "2027-06-11", premiumCents: 423 }]),
    until: "2027-06-21",
    costs: { "2027-06-01": 352, "2027-07-01": 0 },
  },
  {
    // After the payout of 1 July the deposit is raised again on 1 October: 181 days, 92 days, 92 days.
    // (70.50 × 181 + 47.00 × 92 + 70.50 × 92) / 365 = (12,760.50 + 4,324 + 6,486) / 365 = 64.576
    title: "a change after a payout",
    policy: policyOf(yearly, [
      { from: "2027-07-01", premiumCents: 4_700 },
      { from: "2027-10-01", premiumCents: 7_050 },
    ]),
    costs: { "2027-01-01": 6_457 },
  },

  // ——— Another end ———
  {
    title: "extended: the last period costs all of its days",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-01-31" }, [{ from: "2027-12-01", insuranceEnd: "2028-12-31" }]),
    costs: { "2027-01-01": 7_050, "2028-01-01": 7_050 },
  },
  {
    // 1 January to 29 February 2028: 70.50 × 60 / 366 = 11.557
    title: "extended by a month, to a leap day",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-01-31" }, [{ from: "2028-01-15", insuranceEnd: "2028-02-29" }]),
    costs: { "2028-01-01": 1_155, "2029-01-01": 0 },
  },
  {
    title: "opened",
    policy: policyOf({ ...yearly, insuranceEnd: "2028-01-31" }, [{ from: "2027-12-01", insuranceEnd: null }]),
    costs: { "2028-01-01": 7_050, "2029-01-01": 7_050 },
  },
  {
    // An end is agreed for 30 June: 70.50 × 181 / 365 = 34.960
    title: "ended earlier by agreement",
    policy: policyOf(yearly, [{ from: "2027-03-01", insuranceEnd: "2027-06-30" }]),
    costs: { "2027-01-01": 3_496, "2028-01-01": 0 },
  },
  {
    // 10 days of June at 6.35, 20 at 4.23, and 15 of 31 days of July: 4.23 × 15 / 31 = 2.046
    title: "lower, and ended earlier by agreement",
    policy: policyOf(monthly, [{ from: "2027-06-11", premiumCents: 423, insuranceEnd: "2027-07-15" }]),
    costs: { "2027-06-01": 493, "2027-07-01": 204, "2027-08-01": 0 },
  },
  {
    // 2 days of a year: 70.50 × 2 / 366 = 0.385
    title: "an agreed end two days into a period",
    policy: policyOf(yearly, [{ from: "2027-06-01", insuranceEnd: "2028-01-02" }]),
    costs: { "2028-01-01": 38 },
  },

  {
    // From a leap day, 31 of 365 days until 30 March: 70.50 × 31 / 365 = 5.988. The next year would begin on 28 February.
    title: "ended earlier by agreement, in a year from a leap day",
    policy: policyOf(yearly, [{ from: "2028-03-10", insuranceEnd: "2028-03-30" }], "2028-02-29"),
    costs: { "2028-02-29": 598, "2029-02-28": 0 },
  },

  // ——— Yearly and monthly ———
  {
    title: "monthly from the next period on",
    policy: policyOf(yearly, [{ from: "2028-01-01", premiumCents: 635, paymentPeriod: "MONTHLY" }]),
    costs: { "2027-12-31": 7_050, "2028-01-31": 635, "2028-02-01": 635 },
  },
  {
    title: "yearly after five months: the sixth period is a year",
    policy: policyOf(monthly, [{ from: "2027-06-01", premiumCents: 7_050, paymentPeriod: "YEARLY" }]),
    costs: { "2027-05-31": 635, "2027-06-01": 7_050, "2028-05-31": 7_050 },
  },
  {
    title: "a plan that changes within a period leaves that period as it is",
    policy: policyOf(yearly, [{ from: "2027-07-01", premiumCents: 635, paymentPeriod: "MONTHLY" }]),
    costs: { "2027-12-31": 7_050, "2028-01-01": 635 },
  },
  {
    // Monthly from 31 March on, the 28 days from 31 January and the 31 days from 28 February having been months too.
    title: "yearly from the 31st",
    policy: policyOf(monthly, [{ from: "2027-03-31", premiumCents: 7_050, paymentPeriod: "YEARLY" }], "2027-01-31"),
    costs: { "2027-02-28": 635, "2027-03-31": 7_050, "2028-03-30": 7_050 },
  },
  {
    // Yearly until 1 January 2028, then monthly; 500 paid out on 11 June 2028: (6.35 × 10 + 4.23 × 20) / 30 = 4.936
    title: "monthly, and then a payout",
    policy: policyOf(yearly, [
      { from: "2028-01-01", premiumCents: 635, paymentPeriod: "MONTHLY" },
      { from: "2028-06-11", premiumCents: 423 },
    ]),
    costs: { "2028-05-01": 635, "2028-06-01": 493, "2028-07-01": 423 },
  },
];

test("there are at least forty cases", () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test.each(cases)("$title", (each) => {
  expect(costsOf(each)).toEqual(each.costs);
});
