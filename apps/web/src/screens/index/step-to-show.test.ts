import { visibleQuestions } from "@kautia/contract";
import { expect, test } from "vitest";
import { sampleRecord } from "../../testing/sample-record.ts";
import { stepToShow } from "./step-to-show.ts";

const open = { rentTime: null, existingRent: null, pet: null, rentContractId: null };

test.each(["TENANT_DETAILS", "INVITATION_DETAILS", "SUMMARY", "PAYMENT_PERIOD"] as const)(
  "a tenant at %s reaches every question of the summary, although earlier ones are open",
  (lastCompletedPage) => {
    const record = sampleRecord({ lastCompletedPage, ...open });
    for (const { id } of visibleQuestions(record)) expect(stepToShow(id, record)).toBe(id);
  },
);

test("a tenant who still answers questions gets the first open one instead of a later one", () => {
  const record = sampleRecord({ lastCompletedPage: null, ...open });
  expect(stepToShow("landlord-type", record)).toBe("usage-purpose");
  expect(stepToShow("name", record)).toBe("name");
});

test("a question that does not apply is replaced by one that does", () => {
  const record = sampleRecord({ lastCompletedPage: "SUMMARY", existingRent: false });
  expect(stepToShow("deposit-payment", record)).not.toBe("deposit-payment");
});
