import { fieldError } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { createText, errorText } from "@kautia/locales/format";
import { texts } from "@kautia/locales";
import { amountWords, birthDateWords } from "./field-words.ts";
import { fieldOfPath, mendErrors, toFormErrors } from "./form-errors.ts";

const fields = ["street", "zip", "phone", "rentDepositAmount"];

describe("field of an error path", () => {
  test.each([
    ["rentDepositAmount", "rentDepositAmount"],
    ["phone.number", "phone"],
    ["change.phone.number", "phone"],
    ["address.address.street", "street"],
    ["address.address.city", null],
    ["", null],
  ])("%s → %s", (path, field) => {
    expect(fieldOfPath(path, fields)).toBe(field);
  });
});

describe("form errors", () => {
  test("are limited to one at each field", () => {
    const both = [fieldError("phone.dialCode", "FIELD_REQUIRED"), fieldError("phone.number", "INVALID_PHONE_NUMBER")];
    expect(toFormErrors(both, "browser", fields)).toMatchObject([{ field: "phone", errorCode: "FIELD_REQUIRED" }]);
  });

  test("disappear at the corrected field, and appear at no other field while typing", () => {
    const shown = toFormErrors(
      [fieldError("zip", "FIELD_REQUIRED"), fieldError("street", "FIELD_REQUIRED")],
      "browser",
      fields,
    );
    const stillWrong = toFormErrors(
      [fieldError("street", "FIELD_REQUIRED"), fieldError("phone", "FIELD_REQUIRED")],
      "browser",
      fields,
    );
    expect(mendErrors(shown, stillWrong, "zip").map(({ field }) => field)).toEqual(["street"]);
  });

  test("change to the new error if the field is still wrong", () => {
    const shown = toFormErrors([fieldError("zip", "FIELD_REQUIRED")], "browser", fields);
    const now = toFormErrors([fieldError("zip", "FIELD_INVALID")], "browser", fields);
    expect(mendErrors(shown, now, "zip")).toMatchObject([{ errorCode: "FIELD_INVALID" }]);
  });

  test("of the server disappear only when their field changes", () => {
    const shown = toFormErrors(
      [fieldError("phone.number", "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT")],
      "server",
      fields,
    );
    expect(mendErrors(shown, [], "zip")).toHaveLength(1);
    expect(mendErrors(shown, [], "phone")).toHaveLength(0);
  });
});

describe("error text", () => {
  const en = createText("en", texts("en"));
  const de = createText("de", texts("de"));
  const error = (from: "browser" | "server", ...[path, code, params]: Parameters<typeof fieldError>) => ({
    ...fieldError(path, code, params),
    field: path,
    from,
  });

  test("formats amounts and dates for the language", () => {
    const range = error("browser", "rentDepositAmount", "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 });
    expect(errorText(range, en)).toBe("Min. 499€. Max. 15,000€");
    expect(errorText(range, de)).toBe("Die Kaution muss zwischen 499\u00A0€ und 15.000\u00A0€ liegen.");
    const dates = error("server", "insuranceStart", "FIELD_INVALID", { earliest: "2026-11-21", latest: "2027-11-21" });
    expect(errorText(dates, en)).toBe(
      "This field is invalid. Please enter a date from 21\u00A0November 2026 to 21\u00A0November 2027.",
    );
    const oneDay = error("server", "paidOn", "FIELD_INVALID", { earliest: "2027-01-11", latest: "2027-01-11" });
    expect(errorText(oneDay, en)).toBe("This field is invalid. Only 11\u00A0January 2027 is possible.");
  });

  test("names the limit of a date in the form's words, or in general ones", () => {
    const early = error("server", "birthDate", "FIELD_INVALID", { earliest: "1900-01-01" });
    const late = error("server", "birthDate", "FIELD_INVALID", { latest: "2026-11-21" });
    expect(errorText(early, de, birthDateWords)).toContain("nicht vor dem 1.\u00A0Januar 1900");
    expect(errorText(late, de, birthDateWords)).toContain("nicht in der Zukunft");
    expect(errorText(early, en)).toContain("1\u00A0January 1900 or later");
    expect(errorText(late, en)).toContain("21\u00A0November 2026 or earlier");
  });

  test("says how long a text may be, unless the field has words of its own", () => {
    const long = error("browser", "message", "FIELD_INVALID", { maxLength: 2000 });
    expect(errorText(long, de)).toBe("Bitte verwenden Sie höchstens 2.000 Zeichen.");
    expect(errorText(long, en)).toBe("This field is invalid. Please use at most 2,000 characters.");
    expect(errorText(long, en, { FIELD_INVALID: "validation.iban" })).toMatch(/^This IBAN/);
  });

  test("writes the maximum of an amount as money, and of anything else as a number", () => {
    const rent = error("browser", "coldRentAmount", "MAXIMUM", { max: 9_999_999 });
    expect(errorText(rent, de, amountWords)).toBe("Höchstens 9.999.999\u00A0€.");
    expect(errorText(rent, en, amountWords)).toBe("must be less than €9,999,999 (or exactly €9,999,999)");
    const granted = error("server", "amounts.0", "MAXIMUM", { max: 800.5 });
    expect(errorText(granted, de, amountWords)).toBe("Höchstens 800,50\u00A0€.");
    const stars = error("browser", "landlordRating", "MAXIMUM", { max: 5 });
    expect(errorText(stars, de)).toBe("Höchstens 5.");
    expect(errorText(stars, en)).toBe("must be less than 5 (or exactly 5)");
  });

  test("uses the form's texts for errors of the browser and the catalogue's for errors of the server", () => {
    expect(errorText(error("browser", "email", "INVALID_EMAIL"), en)).toContain("name@example.com");
    expect(errorText(error("server", "email", "INVALID_EMAIL"), en, {}, "help@example.com")).toBe(
      "Something went wrong, please contact customer service: help@example.com",
    );
    const words = { FIELD_REQUIRED: "validation.option" } as const;
    expect(errorText(error("browser", "pet", "FIELD_REQUIRED"), en, words)).toBe("Please select an option");
  });
});
