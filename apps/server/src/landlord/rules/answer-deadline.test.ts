import { addDays } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { dueStep, lastDayToAnswer, nextStepAt } from "./answer-deadline.ts";

const berlin = { country: "de", zip: "10115" } as const;
const vienna = { country: "at", zip: "1010" } as const;

describe("the landlord's deadline", () => {
  test("has reminders at the start of days 3, 7 and 14 and expires after day 30 or the next working day", () => {
    expect([0, 1, 2, 3].map((sent) => nextStepAt(berlin, "2027-01-15", sent).toISOString())).toEqual([
      "2027-01-17T23:00:00.000Z",
      "2027-01-21T23:00:00.000Z",
      "2027-01-28T23:00:00.000Z",
      "2027-02-15T23:00:00.000Z",
    ]);
    expect(lastDayToAnswer(berlin, "2027-01-15")).toBe("2027-02-15");
  });

  test("counts days instead of hours across a leap day and both clock changes", () => {
    expect(nextStepAt(vienna, "2028-02-26", 0).toISOString()).toBe("2028-02-28T23:00:00.000Z");
    // Clocks go forward on 28 March 2027 and back on 31 October.
    expect(nextStepAt(berlin, "2027-03-25", 0).toISOString()).toBe("2027-03-27T23:00:00.000Z");
    expect(nextStepAt(berlin, "2027-03-22", 1).toISOString()).toBe("2027-03-28T22:00:00.000Z");
    expect(nextStepAt(vienna, "2027-10-25", 1).toISOString()).toBe("2027-10-31T23:00:00.000Z");
  });

  test("sends each reminder once, and a single one for several that were missed", () => {
    const asked = "2027-01-15";
    const steps = (sent: number) => (days: number) => dueStep(berlin, asked, { sent, today: addDays(asked, days) });
    expect([0, 2, 3, 6, 7, 31, 32].map(steps(0))).toEqual([null, null, 1, 1, 2, 3, "give-up"]);
    expect([3, 6, 7, 13, 14].map(steps(1))).toEqual([null, null, 2, 2, 3]);
    expect([14, 31, 32].map(steps(3))).toEqual([null, null, "give-up"]);
  });
});
