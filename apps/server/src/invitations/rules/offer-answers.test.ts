import { defaultProductLimits, type InvitationOffer, sampleCoTenants } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { answersOf, checkOffer } from "./offer-answers.ts";

const address = {
  street: "Torstraße",
  streetNumber: "12",
  zip: "10119",
  city: "Berlin",
  country: "de",
  unitName: null,
} as const;
const landlord = {
  email: "office@example.com",
  type: "property_manager",
  companyName: "Kern GmbH",
  firstName: null,
  lastName: null,
} as const;
const offer: InvitationOffer = {
  tenant: { email: "jana@example.com", firstName: "Jana", lastName: "Weiß" },
  address,
  coldRentAmount: 500,
  rentDepositAmount: 1500,
  insuranceStart: "2027-02-01T23:59:00Z",
  rentContractId: null,
  landlord,
};

type CoTenant = (typeof sampleCoTenants)[number];

describe("the answers of an offer", () => {
  test("name those who sign too, whose incomes nobody has told", () => {
    const [ben] = sampleCoTenants as [CoTenant];
    const { grossIncome: _income, birthDate: _day, ...named } = ben;
    expect(answersOf(offer)).not.toHaveProperty("coTenants");
    expect(answersOf({ ...offer, coTenants: [named] }).coTenants).toEqual([
      { ...named, birthDate: null, grossIncome: null },
    ]);
  });

  test("keep only the date of a timestamp and leave missing fields empty", () => {
    expect(answersOf(offer)).toEqual({
      existingRent: false,
      address: { address, fullAddress: "Torstraße 12, 10119 Berlin", suggestionAddress: null },
      userInfo: { email: "jana@example.com", firstName: "Jana", lastName: "Weiß", salutation: null },
      landlordInfo: { ...landlord, phone: null },
      currency: "EUR",
      coldRentAmount: 500,
      rentDepositAmount: 1500,
      insuranceStart: "2027-02-01T00:00:00.000Z",
      insuranceEnd: null,
      rentContractId: "",
    });
  });

  test("include the optional salutation, landlord's phone, end date and contract number", () => {
    const phone = { dialCode: "+49", number: "3012345" };
    const full = answersOf({
      ...offer,
      tenant: { ...offer.tenant, salutation: "MRS" },
      landlord: { ...landlord, phone },
      insuranceEnd: "2028-01-31T12:00:00Z",
      rentContractId: "K 7",
    });
    expect(full).toMatchObject({
      userInfo: { salutation: "MRS" },
      landlordInfo: { phone },
      insuranceEnd: "2028-01-31T00:00:00.000Z",
      rentContractId: "K 7",
    });
  });
});

describe("checking an offer", () => {
  const check = (changes: Partial<InvitationOffer>, today: string | null = "2027-01-15") =>
    checkOffer({ ...offer, ...changes }, { product: defaultProductLimits, maxCoTenants: 2 }, today).map(
      ({ path, errorCode }) => `${path} ${errorCode}`,
    );

  test("accepts a deposit of three rents and a future start", () => {
    expect(check({})).toEqual([]);
    expect(check({ insuranceEnd: "2027-03-01T12:00:00Z" })).toEqual([]);
  });

  test("refuses a deposit above three rents", () => {
    expect(check({ rentDepositAmount: 1500.01 })).toEqual(["rentDepositAmount DEPOSIT_MULTIPLIER"]);
  });

  test("refuses a start in the past and an end within the first month", () => {
    expect(check({}, "2027-02-02")).toEqual(["insuranceStart FIELD_INVALID"]);
    expect(check({ insuranceEnd: "2027-02-28T12:00:00Z" })).toEqual(["insuranceEnd FIELD_INVALID"]);
  });

  test("ignores the dates when today is null", () => {
    expect(check({ insuranceStart: "2020-01-01T00:00:00Z", insuranceEnd: "2020-01-02T00:00:00Z" }, null)).toEqual([]);
  });

  test("refuses co-tenants who share an address, are under age, or are more than the insurer allows", () => {
    const [ben, noor] = sampleCoTenants as [CoTenant, CoTenant];
    expect(check({ coTenants: [ben, { ...noor, birthDate: null }] })).toEqual([]);
    expect(check({ coTenants: [ben, { ...noor, birthDate: "2009-01-16" }] })).toEqual([
      "coTenants.1.birthDate MINIMUM",
    ]);
    expect(check({ coTenants: [ben, { ...noor, email: "BEN@example.com" }] })).toEqual([
      "coTenants.1.email EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    ]);
    for (const { email } of [offer.tenant, landlord])
      expect(check({ coTenants: [{ ...ben, email }] })).toEqual([
        "coTenants.0.email EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
      ]);
    const third = { ...ben, email: "third@example.com" };
    expect(check({ coTenants: [ben, noor, third] })).toEqual(["coTenants FIELD_INVALID"]);
  });

  test("refuses the same email address for tenant and landlord, ignoring case", () => {
    expect(check({ landlord: { ...landlord, email: "Jana@Example.com" } })).toEqual([
      "landlord.email EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    ]);
  });
});
