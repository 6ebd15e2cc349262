import { expect, test } from "vitest";
import { coverDays } from "./cover-days.ts";

const end = { event: "END", state: "done", on: "2027-03-01" } as const;

test("cover lasts until the policy has ended", () => {
  const planned = { event: "END", state: "upcoming", on: "2028-12-31" } as const;
  const running = coverDays({ status: "CANCELLATION_REQUESTED", coverStart: "2027-01-01", line: [planned] });
  expect(running).toEqual({ isCovered: true, endedOn: null });
  const ended = coverDays({ status: "ENDED", coverStart: "2027-01-01", line: [end] });
  expect(ended).toEqual({ isCovered: true, endedOn: "2027-03-01" });
});

test("a policy that was declined, or withdrawn before its start, was never in force", () => {
  expect(coverDays({ status: "DECLINED", coverStart: null, line: [] }).isCovered).toBe(false);
  const withdrawn = { event: "WITHDRAWN", state: "done", on: "2026-12-05" } as const;
  expect(coverDays({ status: "WITHDRAWN", coverStart: "2027-01-01", line: [withdrawn] }).isCovered).toBe(false);
  expect(coverDays({ status: "WITHDRAWN", coverStart: "2026-12-01", line: [withdrawn] }).isCovered).toBe(true);
});
