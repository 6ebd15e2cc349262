import { expect, test } from "vitest";
import { checkCard } from "./sandbox-cards.ts";

const now = new Date("2026-11-21T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2031, cvc: "123" };

test.each([
  ["4242 4242 4242 4242", { behaviour: "works" }],
  ["4242-4242-4242-4242", { behaviour: "works" }],
  ["4000 0000 0000 0002", { code: "card_declined" }],
  ["4000 0025 0000 3155", { behaviour: "asks" }],
  ["4000 0000 0000 0341", { behaviour: "fails-when-charged" }],
  ["4242 4242 4242 4241", { code: "incorrect_number" }],
  ["4242", { code: "incorrect_number" }],
  ["four two four two", { code: "incorrect_number" }],
  ["5555 5555 5555 4444", { code: "not_a_test_card" }],
])("checks the card number %s", (number, expected) => {
  expect(checkCard({ ...good, number }, now)).toEqual(expected);
});

test.each([
  [11, 2026, true],
  [11, 26, true],
  [10, 2026, false],
  [1, 0, false],
  [12, 9999, true],
])("a card that expires in %i/%i is valid in November 2026: %s", (expMonth, expYear, inDate) => {
  const verdict = checkCard({ ...good, expMonth, expYear }, now);
  expect(verdict).toEqual(inDate ? { behaviour: "works" } : { code: "expired_card" });
});

test.each(["", "12", "1234", "abc"])("rejects %j as a security code", (cvc) => {
  expect(checkCard({ ...good, cvc }, now)).toEqual({ code: "incorrect_cvc" });
});
