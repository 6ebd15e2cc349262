import { expect, test } from "vitest";
import { describeExport } from "./export-filters.ts";

const describe = (list: Parameters<typeof describeExport>[0]) => describeExport(list, (key) => `<${key}>`);

test("puts a downloaded list and its filters in words", () => {
  expect(describe({ list: "partners", filters: {}, searched: false })).toBe("<staff.area.partners>");
  expect(describe({ list: "cases", filters: { state: "REFUSED", assigned: "MINE" }, searched: true })).toBe(
    "<staff.area.cases> (<staff.state>: <staff.cases.refused>, <staff.col.assignee>: <staff.acts.assigned.MINE>, <staff.acts.searched>)",
  );
});

test("names the kinds and days of a list of work, and leaves out its order", () => {
  const filters = { kind: "LETTER", from: "2027-01-01", order: "-dueAt" };
  expect(describe({ list: "follow-ups", filters, searched: false })).toBe(
    "<staff.area.follow-ups> (<staff.col.what>: <staff.followUp.LETTER>, <office.from>: 2027-01-01)",
  );
});

test("shows filters and values that no list has any more as they were stored", () => {
  expect(describe({ list: "claims", filters: { state: "LOST", colour: "red" }, searched: false })).toBe(
    "<staff.area.claims> (<staff.state>: LOST, colour: red)",
  );
});
