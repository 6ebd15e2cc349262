import { expect, test } from "vitest";
import { maskIban, readIban } from "./iban.ts";

test.each([
  ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
  ["at611904300234573201", "AT611904300234573201"],
  ["AT61\u00A01904\t3002\u20113457 3201\u200E", "AT611904300234573201"],
  [" CH93-0076-2011-6238-5295-7 ", "CH9300762011623852957"],
])("reads the IBAN '%s' as people type it", (typed, iban) => expect(readIban(typed)).toBe(iban));

test.each([
  ["a wrong check digit", "DE88 3704 0044 0532 0130 00"],
  ["a missing digit", "DE89 3704 0044 0532 0130 0"],
  ["an account that no SEPA transfer reaches", "BR1800360305000010009795493C1"],
  ["a card number", "4242 4242 4242 4242"],
  ["a letter that becomes two in capitals", "GB97ßBK20201555555555"],
  ["nothing", ""],
])("refuses %s", (_, typed) => expect(readIban(typed)).toBeNull());

test("shows only country and last four characters of a masked IBAN", () => {
  expect(maskIban("DE89370400440532013000")).toBe("DE•• •••• 3000");
});
