import { expect, test } from "vitest";
import { essentialPaths } from "./answer-paths.ts";

test("the essential answers are found where the contract's steps look for them", () => {
  expect(essentialPaths).toEqual([
    "{userInfo,email}",
    "{existingRent}",
    "{userInfo,address}",
    "{address}",
    "{rentDepositAmount}",
    "{employmentStatus}",
    "{insuranceStart}",
    "{landlordInfo,email}",
    "{userInfo,birthDate}",
  ]);
});
