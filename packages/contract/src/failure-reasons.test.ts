import { expect, test } from "vitest";
import { chargeFailure, mailFailure } from "./failure-reasons.ts";

test("explains the codes of banks and of the card provider, including unknown ones", () => {
  expect(chargeFailure("insufficient_funds")).toBe("funds");
  expect(chargeFailure("authentication_required")).toBe(chargeFailure("requires_action"));
  expect(chargeFailure("a_code_of_tomorrow")).toBe("other");
});

test.each([
  ["550 5.1.1 <[address]>: no mailbox here", "address"],
  ["550 no such user", "address"],
  ["552 5.2.2 over quota", "full"],
  ["554 5.7.1 spam", "refused"],
  ["Error: connect ECONNREFUSED 10.0.0.5:25", "unreachable"],
  ["held back: too many mails before signing (docs/mail.md)", "heldBack"],
])("puts the mail server's answer %j in words", (error, key) => {
  expect(mailFailure(error)).toBe(key);
});
