import { expect, test } from "vitest";
import { shownContract } from "./shown-contract.ts";

test("keeps an address as it is, also one from before invisible characters were removed", () => {
  const shown = {
    paymentPeriod: "YEARLY",
    premiumAmount: 70.5,
    rentDepositAmount: 1_500,
    insuranceStart: "2027-01-01T00:00:00.000Z",
    fullAddress: "Tor\u200Bstraße 12, 10119 Berlin",
    landlordEmail: "lena@example.com",
  };
  expect(shownContract.parse(shown)).toEqual(shown);
});
