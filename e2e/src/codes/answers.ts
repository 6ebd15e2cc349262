import { texts } from "@kautia/locales";
import { aboveThreeRents, fillNumber, highestAmount, ofMonth } from "./fill-number.ts";
import { atQuestion, type PageCase, type Stage } from "./error-case.ts";

// Errors that the page itself finds in answers.

function leaveOut(key: "fields.street" | "fields.streetNumber" | "fields.zip" | "fields.city", what: string): PageCase {
  return {
    how: `A tenant enters an address without ${what}`,
    found: "page",
    async meet(stage) {
      await atQuestion(stage, "property-address");
      await stage.field(key).fill("");
      await stage.press("common.continue");
    },
  };
}

async function giveMoney(stage: Stage, rent: string, deposit: string): Promise<void> {
  await atQuestion(stage, "rent-and-deposit");
  await stage.field("fields.coldRentAmount").fill(rent);
  await stage.field("fields.rentDepositAmount").fill(deposit);
  await stage.press("common.continue");
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
    async meet(stage) {
      await atQuestion(stage, "name");
      await stage.field("fields.firstName").fill("   ");
      await stage.press("common.continue");
    },
  },
  FIELD_INVALID: {
    how: "A tenant enters a name of 301 letters",
    found: "page",
    seen: "validation.maxLength",
    values: { maxLength: 300 },
    async meet(stage) {
      await atQuestion(stage, "name");
      await stage.field("fields.firstName").fill("ẞ".repeat(301));
      await stage.press("common.continue");
    },
  },
  NAME_NOT_PRINTABLE: {
    how: "A tenant enters a name with a letter that our documents cannot print",
    found: "page",
    seen: "validation.passportName",
    values: { letters: "Ə" },
    async meet(stage) {
      await atQuestion(stage, "name");
      await stage.field("fields.firstName").fill("Əli");
      await stage.press("common.continue");
    },
  },
  MAXIMUM: {
    how: "A tenant enters a rent of a hundred million",
    found: "page",
    seen: "validation.maximumAmount",
    values: (language) => ({ maxAmount: highestAmount[language] }),
    meet: (stage) => giveMoney(stage, "100000000", "1500"),
  },
  DEPOSIT_RANGE: {
    how: "A tenant enters a deposit one euro below the minimum",
    found: "page",
    values: (language) => ({ lowerLimit: 499, upperLimit: fillNumber(15_000, language) }),
    async meet(stage) {
      // The page requests a price while the tenant types, which is rejected for the same reason.
      stage.expectFailure(400, "/api/v1/onboarding/tenant/price");
      const refused = stage.page.waitForResponse((answer) => answer.url().endsWith("/price") && !answer.ok());
      await giveMoney(stage, "500", "498");
      await refused;
    },
  },
  DEPOSIT_MULTIPLIER: {
    how: "A tenant enters a deposit of more than three rents",
    found: "page",
    seen: "validation.coldRentAmount",
    values: aboveThreeRents(500),
    meet: (stage) => giveMoney(stage, "500", "1501"),
  },
  INCOME_LOOKS_MONTHLY: {
    how: "A tenant enters a monthly income as the yearly one",
    found: "page",
    seen: "validation.incomeMonthly",
    values: ofMonth(3500),
    async meet(stage) {
      await atQuestion(stage, "employment");
      await stage.field("fields.grossIncome").fill("3500");
      await stage.press("common.continue");
    },
  },
} satisfies Record<string, PageCase>;
