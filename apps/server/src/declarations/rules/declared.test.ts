import { expect, test } from "vitest";
import { declaredOnPage, effectiveAt } from "./declared.ts";

test("a letter counts from the end of the day on which it arrived, one of today from now", () => {
  const now = new Date("2027-03-29T09:00:00Z");
  // Clocks go forward in the night to Sunday, 28 March 2027, so that day ends at 22:00 UTC.
  expect(effectiveAt("de", "2027-03-27", now).toISOString()).toBe("2027-03-27T22:59:59.999Z");
  expect(effectiveAt("at", "2027-03-28", now).toISOString()).toBe("2027-03-28T21:59:59.999Z");
  expect(effectiveAt("de", "2027-03-29", now)).toEqual(now);
});

test("a declaration on the page is made and arrives on the local day", () => {
  const declared = declaredOnPage("TENANT", "de", new Date("2028-02-28T23:30:00Z"));
  expect(declared).toMatchObject({ declaredOn: "2028-02-29", arrivedOn: "2028-02-29", way: "PAGE", recordedBy: null });
});
