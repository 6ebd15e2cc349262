import { describe, expect, it } from "vitest";
import type { Call } from "./calls/define-call.ts";
import { birthDate as birthDateField } from "./fields/dates.ts";
import { requiredText } from "./fields/text.ts";
import { toFieldErrors } from "./problem.ts";
import * as z from "zod/mini";
import {
  saveAddress,
  saveEmploymentStatus,
  saveLandlordDetails,
  saveName,
  saveRentPropertyDetails,
  saveRentTime,
  saveRentalDetails,
  saveUsagePurpose,
} from "./calls/saves.ts";

function findErrors(call: Call, body: unknown): string[] {
  if (!call.body) throw new Error(`${call.name} takes no body`);
  const result = z.safeParse(call.body, body);
  return result.success ? [] : toFieldErrors(result.error, body).map(({ path, errorCode }) => `${path} ${errorCode}`);
}

const token = "0".repeat(32);
const address = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" };
const name = {
  firstName: "Ada",
  lastName: "Weiß",
  email: "ada@example.com",
  phone: { dialCode: "+49", number: "1701234567" },
};

describe("toFieldErrors", () => {
  it("finds nothing in a valid body", () => {
    expect(findErrors(saveName, name)).toEqual([]);
    expect(findErrors(saveAddress, { token, address: { address } })).toEqual([]);
  });

  it("names every missing field", () => {
    expect(findErrors(saveName, {})).toEqual([
      "firstName FIELD_REQUIRED",
      "lastName FIELD_REQUIRED",
      "email FIELD_REQUIRED",
    ]);
  });

  it("distinguishes an empty field from an invalid one", () => {
    expect(
      findErrors(saveName, { ...name, email: "", phone: { dialCode: "+49", number: "12" }, salutation: "SIR" }),
    ).toEqual(["salutation FIELD_INVALID", "email FIELD_REQUIRED", "phone.number INVALID_PHONE_NUMBER"]);
  });

  it.each([
    ["street", "ADDRESS_HAS_NO_STREET"],
    ["streetNumber", "ADDRESS_HAS_NO_STREET_NUMBER"],
    ["zip", "ADDRESS_HAS_NO_ZIP"],
    ["city", "ADDRESS_HAS_NO_CITY"],
    ["country", "ADDRESS_HAS_NO_COUNTRY"],
  ])("reports an address without %s as %s", (part, code) => {
    expect(
      findErrors(saveAddress, {
        token,
        address: { address: { ...address, [part]: " ".repeat(part === "country" ? 0 : 2) } },
      }),
    ).toEqual([`address.address.${part} ${code}`]);
    expect(findErrors(saveAddress, { token, address: { address: { ...address, [part]: undefined } } })).toEqual([
      `address.address.${part} ${code}`,
    ]);
  });

  it("reports a zip that is invalid in its country", () => {
    expect(findErrors(saveAddress, { token, address: { address: { ...address, zip: "1010" } } })).toEqual([
      "address.address.zip FIELD_INVALID",
    ]);
    expect(
      findErrors(saveAddress, { token, address: { address: { ...address, zip: "1010", country: "AT" } } }),
    ).toEqual([]);
    expect(findErrors(saveAddress, { token, address: { address: { ...address, country: "nl" } } })).toEqual([
      "address.address.country FIELD_INVALID",
    ]);
  });

  it.each([
    [{ employmentStatus: "EMPLOYED" }, ["grossIncome FIELD_REQUIRED"]],
    [{ employmentStatus: "EMPLOYED", grossIncome: 7999.99 }, ["grossIncome INCOME_LOOKS_MONTHLY"]],
    [{ employmentStatus: "RETIRED", grossIncome: 8000 }, []],
    [{ employmentStatus: "JOB_SEEKER" }, []],
    [{ employmentStatus: "STUDENT" }, ["educationLevel FIELD_REQUIRED", "educationPlace FIELD_REQUIRED"]],
    [{ employmentStatus: "ASTRONAUT" }, ["employmentStatus FIELD_INVALID"]],
  ])("checks employment %j", (body, codes) =>
    expect(findErrors(saveEmploymentStatus, { token, ...body })).toEqual(codes),
  );

  it("reports fractions of a cent and foreign currencies", () => {
    expect(findErrors(saveRentPropertyDetails, { token, coldRentAmount: 500.001, rentDepositAmount: 1500 })).toEqual([
      "coldRentAmount FIELD_INVALID",
    ]);
    expect(
      findErrors(saveRentPropertyDetails, { token, coldRentAmount: 500, rentDepositAmount: 1500, currency: "USD" }),
    ).toEqual(["currency FIELD_INVALID"]);
  });

  it("reports rental details without any detail", () => {
    expect(findErrors(saveRentalDetails, { token })).toEqual(["buildingType FIELD_REQUIRED"]);
    expect(findErrors(saveRentalDetails, { token, pet: "crocodile" })).toEqual(["pet FIELD_INVALID"]);
  });

  it("reports a landlord without email, unless only the type is saved", () => {
    expect(findErrors(saveLandlordDetails, { token, type: "private" })).toEqual([]);
    expect(findErrors(saveLandlordDetails, { token, type: "private", firstName: "Eva" })).toEqual([
      "email FIELD_REQUIRED",
    ]);
    expect(findErrors(saveLandlordDetails, { token, phone: null })).toEqual(["email FIELD_REQUIRED"]);
  });

  it("reports a number out of range with the limit", () => {
    const rating = z.object({
      stars: z.number().check(z.minimum(1, { error: "MINIMUM" }), z.maximum(5, { error: "MAXIMUM" })),
    });
    const errorsOf = (stars: number) => {
      const { error } = z.safeParse(rating, { stars });
      return error ? toFieldErrors(error, { stars }) : [];
    };
    expect(errorsOf(0)).toEqual([{ path: "stars", errorCode: "MINIMUM", params: { min: 1 } }]);
    expect(errorsOf(6)).toEqual([{ path: "stars", errorCode: "MAXIMUM", params: { max: 5 } }]);
    expect(errorsOf(5)).toEqual([]);
  });

  it("says how many characters a text may have when it is too long", () => {
    const invalid = (text: string) => {
      const { error } = z.safeParse(z.object({ text: requiredText(5) }), { text });
      return error ? toFieldErrors(error, { text }) : [];
    };
    expect(invalid("abcdef")).toEqual([{ path: "text", errorCode: "FIELD_INVALID", params: { maxLength: 5 } }]);
    expect(invalid("a\nb")).toEqual([{ path: "text", errorCode: "FIELD_INVALID", params: {} }]);
  });

  it("names the earliest day for a birth date before 1900, but not for a day that does not exist", () => {
    const born = (birthDate: string) => {
      const { error } = z.safeParse(z.object({ birthDate: birthDateField }), { birthDate });
      return error ? toFieldErrors(error, { birthDate }) : [];
    };
    const path = "birthDate";
    expect(born("1890-01-01")).toEqual([{ path, errorCode: "FIELD_INVALID", params: { earliest: "1900-01-01" } }]);
    expect(born("1890-02-30")).toEqual([{ path, errorCode: "FIELD_INVALID", params: {} }]);
  });

  it("reports values of a wrong type", () => {
    expect(findErrors(saveUsagePurpose, { token, existingRent: "yes" })).toEqual(["existingRent FIELD_INVALID"]);
    expect(findErrors(saveUsagePurpose, { token })).toEqual(["existingRent FIELD_REQUIRED"]);
    expect(findErrors(saveRentTime, { token, rentTime: 5 })).toEqual(["rentTime FIELD_INVALID"]);
  });
});
