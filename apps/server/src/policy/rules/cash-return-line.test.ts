import { expect, test } from "vitest";
import { landlordLine, statusLine } from "./status-line.ts";
import type { PastChange, PolicyLife } from "./status-line-facts.ts";

const signed: PastChange = { from: null, to: "SIGNED", on: "2027-01-15", cause: "tenant" };
const accepted: PastChange = { from: "SIGNED", to: "ACCEPTED", on: "2027-01-17", cause: "landlord" };
const past = ["SIGNED done 2027-01-15 tenant", "ACCEPTED done 2027-01-17 landlord"];

const waiting: PolicyLife = {
  status: "ACCEPTED",
  history: [signed, accepted],
  insuranceStart: "2027-02-01",
  insuranceEnd: null,
  coverStart: "2027-02-01",
  cashReturnOn: null,
  answerUntil: null,
  nextTryOn: null,
  nextPremiumOn: null,
  claims: [],
  movingOuts: [],
  today: "2027-01-20",
};

test.each([statusLine, landlordLine])("shows both sides when the landlord returns the cash deposit", (write) => {
  const of = (cashReturnOn: string) =>
    write({ ...waiting, cashReturnOn }).map(({ event, state, on, by }) => `${event} ${state} ${on} ${by}`);
  expect(of("2027-01-25")).toEqual([
    ...past,
    "CASH_RETURN current 2027-01-25 landlord",
    "COVER upcoming 2027-02-01 insurer",
  ]);
  expect(of("2027-02-09").slice(2)).toEqual([
    "COVER current 2027-02-01 insurer",
    "CASH_RETURN upcoming 2027-02-09 landlord",
  ]);
  expect(of("2027-01-18")[2]).toBe("CASH_RETURN done 2027-01-18 landlord");
});

test("lists no return of cash after the policy's end", () => {
  const withdrawn: PastChange = { from: "ACCEPTED", to: "WITHDRAWN", on: "2027-01-19", cause: "tenant" };
  const history = [signed, accepted, withdrawn];
  const over = { ...waiting, status: "WITHDRAWN" as const, history, cashReturnOn: "2027-01-25", today: "2027-03-01" };
  expect(statusLine(over).at(-1)).toMatchObject({ event: "WITHDRAWN", on: "2027-01-19" });
});
