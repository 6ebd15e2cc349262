import { texts } from "@kautia/locales";
import { aboveThreeRents, fillNumber, highestAmount, ofMonth } from "./fill-number.ts";
import { giveMoney, overwrite, type PageCase } from "./error-case.ts";

// Errors that the page itself finds in answers.

function leaveOut(key: "fields.street" | "fields.streetNumber" | "fields.zip" | "fields.city", what: string): PageCase {
  return {
    how: `A tenant enters an address without ${what}`,
    found: "page",
    meet: overwrite("property-address", key, ""),
  };
}

export const answerCases = {
  ADDRESS_HAS_NO_STREET: leaveOut("fields.street", "a street"),
  ADDRESS_HAS_NO_STREET_NUMBER: leaveOut("fields.streetNumber", "a house number"),
  ADDRESS_HAS_NO_ZIP: leaveOut("fields.zip", "a zip"),
  ADDRESS_HAS_NO_CITY: leaveOut("fields.city", "a city"),
  FIELD_REQUIRED: {
    how: "A tenant leaves out the first name",
    found: "page",
    seen: "validation.requiredThen",
    values: (language) => ({ words: texts(language)["required.fields-firstName"] ?? "" }),
    meet: overwrite("name", "fields.firstName", "   "),
  },
  FIELD_INVALID: {
    how: "A tenant enters a name of 301 letters",
    found: "page",
    seen: "validation.maxLength",
    values: { maxLength: 300 },
    meet: overwrite("name", "fields.firstName", "ẞ".repeat(301)),
  },
  NAME_NOT_PRINTABLE: {
    how: "A tenant enters a name with a letter that our documents cannot print",
    found: "page",
    seen: "validation.passportName",
    values: { letters: "Ə" },
    meet: overwrite("name", "fields.firstName", "Əli"),
  },
  MAXIMUM: {
    how: "A tenant enters a rent of a hundred million",
    found: "page",
    seen: "validation.maximumAmount",
    values: (language) => ({ maxAmount: highestAmount[language] }),
    meet: giveMoney("100000000", "1500"),
  },
  DEPOSIT_RANGE: {
    how: "A tenant enters a deposit one euro below the minimum",
    found: "page",
    values: (language) => ({ lowerLimit: 499, upperLimit: fillNumber(15_000, language) }),
    async meet(stage) {
      // The page requests a price while the tenant types, which is rejected for the same reason.
      stage.expectFailure(400, "/api/v1/onboarding/tenant/price");
      const refused = stage.page.waitForResponse((answer) => answer.url().endsWith("/price") && !answer.ok());
      await giveMoney("500", "498")(stage);
      await refused;
    },
  },
  DEPOSIT_MULTIPLIER: {
    how: "A tenant enters a deposit of more than three rents",
    found: "page",
    seen: "validation.coldRentAmount",
    values: aboveThreeRents(500),
    meet: giveMoney("500", "1501"),
  },
  INCOME_LOOKS_MONTHLY: {
    how: "A tenant enters a monthly income as the yearly one",
    found: "page",
    seen: "validation.incomeMonthly",
    values: ofMonth(3500),
    meet: overwrite("employment", "fields.grossIncome", "3500"),
  },
} satisfies Record<string, PageCase>;
