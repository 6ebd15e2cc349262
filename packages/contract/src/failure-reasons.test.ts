import { expect, test } from "vitest";
import { chargeFailure, mailFailure } from "./failure-text.ts";

test("puts the codes of banks and of the card provider in words, and unknown ones too", () => {
  expect(chargeFailure("insufficient_funds")).toBe("staff.failure.funds");
  expect(chargeFailure("authentication_required")).toBe(chargeFailure("requires_action"));
  expect(chargeFailure("a_code_of_tomorrow")).toBe("staff.failure.other");
});

test.each([
  ["550 5.1.1 <[address]>: no mailbox here", "staff.failure.address"],
  ["550 no such user", "staff.failure.address"],
  ["552 5.2.2 over quota", "staff.failure.full"],
  ["554 5.7.1 spam", "staff.failure.refused"],
  ["Error: connect ECONNREFUSED 10.0.0.5:25", "staff.failure.unreachable"],
  ["held back: too many mails before signing (docs/mail.md)", "staff.failure.heldBack"],
])("puts the mail server's answer %j in words", (error, key) => {
  expect(mailFailure(error)).toBe(key);
});
