import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedContractNumber } from "./contract-number.ts";

test.each([
  ["de 7k4m q2xd 6", "DE-7K4M-Q2XD-6"],
  ["DE7K4MQ2XD6", "DE-7K4M-Q2XD-6"],
  [" at-oooo-0000-0 ", "AT-0000-0000-0"],
  ["DE-7K4M-Q2XD-5", "DE-7K4M-Q2XD-5"],
  ["see https://example.com", "see https example com"],
])("reads '%s' as '%s'", (typed, read) => {
  expect(z.parse(typedContractNumber, typed)).toBe(read);
});
