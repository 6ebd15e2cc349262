import { amendmentKinds } from "@kautia/contract";
import { expect, test } from "vitest";
import { ownDataCodes } from "../en/policy-documents/own-data.ts";

test("own data names each kind of change in words", () => {
  expect(Object.keys(ownDataCodes)).toEqual(expect.arrayContaining([...amendmentKinds]));
});
