import { expect, test } from "vitest";
import { amountOf } from "./amount.ts";

test.each([
  ["", undefined],
  ["1500", 1500],
  ["1500.5", 1500.5],
  ["1500.50", 1500.5],
  ["500.999", Number.NaN],
  ["500,999", Number.NaN],
  ["much", Number.NaN],
])("the amount of '%s' is %s", (typed, amount) => expect(amountOf(typed)).toBe(amount));
