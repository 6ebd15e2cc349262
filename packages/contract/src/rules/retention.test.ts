import fc from "fast-check";
import { expect, test } from "vitest";
import { keptUntil, retentionPlan } from "./retention.ts";

test.each([
  ["de", "2027-01-01", true, "2035-12-31", "VOUCHERS"],
  ["de", "2028-02-29", true, "2036-12-31", "VOUCHERS"],
  ["at", "2027-12-31", true, "2034-12-31", "VOUCHERS"],
  ["de", "2027-12-31", false, "2033-12-31", "LETTERS"],
  ["at", "2028-01-01", false, "2035-12-31", "LETTERS"],
] as const)(
  "keeps a policy from %s that ended on %s (charged: %s) until %s",
  (country, overOn, wasCharged, until, because) => {
    expect(keptUntil(country, overOn, wasCharged)).toEqual({ until, because });
  },
);

test("keeps details 3 years, letters 6, vouchers 8 and books 10 in Germany", () => {
  expect(retentionPlan("de", keptUntil("de", "2027-06-30", true))).toEqual([
    { class: "DETAILS", until: "2030-12-31" },
    { class: "LETTERS", until: "2033-12-31" },
    { class: "VOUCHERS", until: "2035-12-31" },
    { class: "BOOKS", until: "2037-12-31" },
  ]);
});

test("no class ends before the first one of the plan, and the policy is kept until its own last day", () => {
  const year = fc.integer({ min: 2020, max: 2099 });
  fc.assert(
    fc.property(fc.constantFrom("de" as const, "at" as const), year, fc.boolean(), (country, ended, wasCharged) => {
      const kept = keptUntil(country, `${ended}-05-01`, wasCharged);
      const plan = retentionPlan(country, kept);
      expect(plan.map(({ until }) => until)).toEqual(plan.map(({ until }) => until).sort());
      expect(plan.find((item) => item.class === kept.because)?.until).toBe(kept.until);
      expect(plan[0]?.until).toBe(`${ended + 3}-12-31`);
    }),
  );
});
