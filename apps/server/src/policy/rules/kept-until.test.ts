import { expect, test } from "vitest";
import { keptUntil } from "./kept-until.ts";

test.each([
  ["de", "2027-01-01", true, "2035-12-31", "BOOKS"],
  ["de", "2028-02-29", true, "2036-12-31", "BOOKS"],
  ["at", "2027-12-31", true, "2034-12-31", "BOOKS"],
  ["de", "2027-12-31", false, "2030-12-31", "CLAIMS"],
  ["at", "2028-01-01", false, "2031-12-31", "CLAIMS"],
] as const)(
  "keeps a policy from %s that ended on %s (charged: %s) until %s",
  (country, overOn, wasCharged, until, because) => {
    expect(keptUntil(country, overOn, wasCharged)).toEqual({ until, because });
  },
);
