import ICAL from "ical.js";
import { expect, test } from "vitest";
import { foldCalendar } from "../../platform/http/fold-calendar.ts";
import { calendarDays } from "./calendar-days.ts";
import { calendarLines } from "./calendar-lines.ts";

const url = "https://kautia.example/de/policies/DE-7K4M-Q2XD-6/timeline";
const fileOf = (title: string, text = "Torstraße 12, 10119 Berlin") =>
  foldCalendar(
    calendarLines([{ name: "END", on: "2027-02-28", title, text }], {
      contractNumber: "DE-7K4M-Q2XD-6",
      maker: "Kautia",
      at: new Date("2026-12-01T08:30:00.123Z"),
      url,
    }),
  );

const read = (file: string) => new ICAL.Component(ICAL.parse(file));

test("writes a file that a calendar program reads: whole days with a reminder and a link back", () => {
  const calendar = read(fileOf("Die Bürgschaft endet"));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  const [component] = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(component);
  expect(event.summary).toBe("Die Bürgschaft endet");
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2027-02-28", "2027-03-01"]);
  expect(event.uid).toBe("de-7k4m-q2xd-6-end-2027-02-28@kautia.example");
  expect(event.description).toBe(`Torstraße 12, 10119 Berlin\n${url}`);
  expect(component?.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-12-01T08:30:00Z");
  const alarm = component?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-P3D");
});

test.each([
  "Semikolon; Komma, Schrägstrich \\ und\nzwei Zeilen",
  "Grundstücksverwaltungsgesellschaft ".repeat(5),
  "🔑".repeat(40),
])("keeps '%s' as it is, in lines of at most 75 bytes", (title) => {
  const file = fileOf(title);
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(new ICAL.Event(read(file).getFirstSubcomponent("vevent") ?? undefined).summary).toBe(title);
});

test("lists deadlines, charges and the end from now on, in chronological order", () => {
  const none = { failedOn: null, nextTryOn: null, paidOn: null };
  const days = calendarDays({
    line: [
      { event: "ACCEPTED", state: "done", on: "2026-11-20", by: "landlord" },
      { event: "CLAIM_OBJECTION", state: "current", on: "2026-12-20", by: "tenant" },
      { event: "NEXT_PREMIUM", state: "upcoming", on: "2026-12-10", by: "insurer" },
      { event: "RELEASE", state: "upcoming", on: null, by: "landlord" },
      { event: "END", state: "upcoming", on: "2027-11-30", by: "insurer" },
    ],
    nextCharge: { what: "PREMIUM", amount: 70.5, on: "2026-12-10", ifAccepted: false },
    repayments: [
      {
        claimId: "1",
        amount: 100,
        paid: 50,
        state: "RUNNING",
        chooseUntil: "2026-10-01",
        dueOn: "2026-10-15",
        planned: { on: "2026-10-01", by: "tenant" },
        instalments: [
          { ...none, number: 1, on: "2026-11-01", amount: 50, state: "PAID" },
          { ...none, number: 2, on: "2027-01-01", amount: 50, state: "PLANNED" },
        ],
        choices: [],
      },
    ],
    wayOut: { way: "withdraw", refundAmount: 0, pendingRefund: 0, withdrawUntil: "2026-12-04" },
  });
  expect(days.map(({ event, on, amount }) => `${on} ${event} ${amount}`)).toEqual([
    "2026-12-04 WITHDRAWAL null",
    "2026-12-10 NEXT_PREMIUM 70.5",
    "2026-12-20 CLAIM_OBJECTION null",
    "2027-01-01 INSTALMENT 50",
    "2027-11-30 END null",
  ]);
});

test("names no first day of cover before the landlord has answered, because it may move", () => {
  const facts = { nextCharge: null, repayments: [], wayOut: null };
  const line = [
    { event: "COVER", state: "upcoming", on: "2026-12-15", by: "insurer" },
    { event: "LANDLORD_ANSWER", state: "current", on: "2026-12-28", by: "landlord" },
  ] as const;
  expect(calendarDays({ ...facts, line: [...line] }).map(({ event }) => event)).toEqual(["LANDLORD_ANSWER"]);
});
