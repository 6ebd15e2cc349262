import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildingTypes, depositPayments, furnishedTypes, householdTypes, petKinds } from "../enums.ts";
import type { StepRecord } from "./define-step.ts";
import { firstOpenStep, missingEssentials, neighbourStep, type StepId, steps, visibleSteps } from "./index.ts";

const empty: StepRecord = {
  address: null,
  existingRent: null,
  rentTime: null,
  rentPay: null,
  buildingType: null,
  liveWith: null,
  pet: null,
  rentContractId: null,
  employmentStatus: null,
  coldRentAmount: null,
  rentDepositAmount: null,
  insuranceStart: null,
  landlordInfo: null,
  userInfo: null,
  furnishedType: null,
};
const record = (answers: Partial<StepRecord>): StepRecord => ({ ...empty, ...answers });
const idsOf = (answers: Partial<StepRecord>) => visibleSteps(record(answers)).map((step) => step.id);

describe("the questions", () => {
  it("have unique ids", () => {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });

  it("ask new rentals for the address, and existing ones how the deposit was paid", () => {
    expect(idsOf({ existingRent: false })).toContain("property-address");
    expect(idsOf({ existingRent: false })).not.toContain("deposit-payment");
    expect(idsOf({ existingRent: true })).toContain("deposit-payment");
    expect(idsOf({ existingRent: true })).not.toContain("property-address");
  });

  it("going back from step 5 skips one extra step with an existing rent (specification §2)", () => {
    expect(steps[4].id).toBe("rent-time");
    expect(neighbourStep("rent-time", -1, record({ existingRent: true }))).toBe("current-address");
    expect(neighbourStep("rent-time", -1, record({ existingRent: false }))).toBe("property-address");
  });

  it("lead back the same way as forward, for any kind of rental", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(true, false, null),
        fc.constantFrom(...steps.map((step) => step.id)),
        (existingRent, id) => {
          const at = record({ existingRent });
          const next = neighbourStep(id, 1, at);
          if (next) expect(neighbourStep(next, -1, at)).toBe(id);
        },
      ),
    );
  });

  it.each<[StepId, Partial<StepRecord>]>([
    ["usage-purpose", { existingRent: false }],
    ["rent-time", { rentTime: 1 }],
    ["deposit-payment", { rentPay: depositPayments[0] }],
    ["home-type", { buildingType: buildingTypes[0] }],
    ["household", { liveWith: householdTypes[0] }],
    ["furnished", { furnishedType: furnishedTypes[0] }],
    ["pets", { pet: petKinds[0] }],
    ["rent-and-deposit", { rentDepositAmount: 1500 }],
    ["rental-contract", { rentContractId: "" }],
    ["employment", { employmentStatus: "STUDENT" }],
    ["insurance-dates", { insuranceStart: "2027-02-01T00:00:00.000Z" }],
  ])("%s is unanswered until its own answer is saved", (id, answer) => {
    const step = steps.find((one) => one.id === id);
    expect(step?.answered(empty)).toBe(false);
    expect(step?.answered(record(answer))).toBe(true);
    for (const other of steps.filter((one) => one.id !== id)) expect(other.answered(record(answer))).toBe(false);
  });

  it("start with the name, and know which answers are missing", () => {
    expect(firstOpenStep(empty)).toBe("name");
    expect(missingEssentials(record({ existingRent: true }))).not.toContain("property-address");
    expect(missingEssentials(empty)).toContain("property-address");
    expect(missingEssentials(empty)).not.toContain("pets");
    expect(missingEssentials(record({ existingRent: false }))).not.toContain("usage-purpose");
  });
});
