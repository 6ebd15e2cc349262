import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../fields/dates.ts";
import { defaultProductLimits } from "../limits.ts";
import { checkDeposit } from "./deposit.ts";
import { checkInsuranceDates } from "./insurance-dates.ts";

describe("checkDeposit", () => {
  const check = (deposit: number, coldRent: number | null) => checkDeposit(deposit, coldRent, defaultProductLimits);

  it.each([498.99, 15_000.01])("%d is out of range", (deposit) =>
    expect(check(deposit, 9000)).toEqual([
      { path: "rentDepositAmount", errorCode: "DEPOSIT_RANGE", params: { lowerLimit: 499, upperLimit: 15_000 } },
    ]),
  );
  it.each([499, 15_000])("%d is in range", (deposit) => expect(check(deposit, 9000)).toEqual([]));
  it("allows exactly three net cold rents, and not a cent more", () => {
    expect(check(1500.03, 500.01)).toEqual([]);
    expect(check(1500.04, 500.01)).toEqual([
      {
        path: "rentDepositAmount",
        errorCode: "DEPOSIT_MULTIPLIER",
        params: { multiplier: 3, coldRent: 500.01, max: 1500.03 },
      },
    ]);
  });
  it("accepts a deposit without a rent", () => expect(check(1500, null)).toEqual([]));
});

describe("checkInsuranceDates", () => {
  it.each([
    ["2028-02-29", null, "2028-02-29"],
    ["2029-02-28", null, "2028-02-29"],
    ["2026-11-21", "2026-12-21", "2026-11-21"],
    ["2027-01-31", "2027-02-28", "2026-11-21"],
    ["2027-01-31", "2057-01-31", "2026-11-21"],
  ])("allows start %s and end %s on %s", (start, end, today) =>
    expect(checkInsuranceDates(start, end, today)).toEqual([]),
  );

  it("reports the earliest and latest possible dates", () => {
    expect(checkInsuranceDates("2026-11-20", null, "2026-11-21")).toEqual([
      { path: "insuranceStart", errorCode: "FIELD_INVALID", params: { earliest: "2026-11-21", latest: "2027-11-21" } },
    ]);
    expect(checkInsuranceDates("2026-12-01", "2026-12-31", "2026-11-21")).toEqual([
      { path: "insuranceEnd", errorCode: "FIELD_INVALID", params: { earliest: "2027-01-01" } },
    ]);
    const limits = { earliest: "2027-01-01", latest: "2056-12-01" };
    for (const end of ["2056-12-02", "9999-12-31"])
      expect(checkInsuranceDates("2026-12-01", end, "2026-11-21")).toEqual([
        { path: "insuranceEnd", errorCode: "FIELD_INVALID", params: limits },
      ]);
  });

  it("allows every start from today to the same day next year, and no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), (days) => {
        const wrong = checkInsuranceDates(addDays("2026-11-21", days), null, "2026-11-21");
        expect(wrong).toHaveLength(days >= 0 && days <= 365 ? 0 : 1);
      }),
    );
    expect(checkInsuranceDates("2027-11-22", null, "2026-11-21")[0]?.path).toBe("insuranceStart");
  });
});
