import { expect, test } from "vitest";
import { isPhoneNumber } from "./phone-number.ts";

test.each([
  ["+49", "0170 1234567"],
  ["+49", "170/123-4567"],
  ["49", "(0)30 1234567"],
  ["+43", "0660 123456"],
  ["+43", "01 5321234"],
  ["+39", "06 12345678"],
  ["+1", "212 5550100"],
])("accepts the phone number %s %s", (dialCode, number) => expect(isPhoneNumber({ dialCode, number })).toBe(true));

test.each([
  ["+49", "00000"],
  ["+43", "66011"],
  ["+1", "1234567"],
  ["+999", "1234567"],
])("refuses %s %s, which no phone has", (dialCode, number) => expect(isPhoneNumber({ dialCode, number })).toBe(false));
