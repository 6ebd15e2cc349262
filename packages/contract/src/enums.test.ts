import { expect, test } from "vitest";
import * as enums from "./enums.ts";

test.each([
  ["salutations", ["MR", "MRS"]],
  ["employmentStatuses", ["EMPLOYED", "SELF_EMPLOYED", "JOB_SEEKER", "STUDENT", "RETIRED"]],
  ["landlordTypes", ["private", "property_manager", "agent", "cooperative"]],
  ["buildingTypes", ["apartment", "house"]],
  ["householdTypes", ["single", "couple", "family", "roommate", "children"]],
  ["petKinds", ["dog", "cat", "both", "none"]],
  ["depositPayments", ["transfer", "hand", "escrow", "guarantee"]],
  ["rentTimes", [1, 2, 3, 4]],
  ["currencies", ["EUR", "USD", "GBP"]],
  ["paymentPeriods", ["YEARLY", "MONTHLY"]],
  ["languages", ["de", "en"]],
  ["countries", ["at", "de"]],
  ["documentTypes", ["PASSPORT", "STUDENT_DOCUMENT", "WORK_CONTRACT"]],
  ["minimumAges", [18, 21]],
  ["suggestionLoadings", ["suggestionsLoad", "checkSuggestion", "getPrice"]],
  ["depositCalculationStrategies", ["MONTHLY_BASED"]],
] as const)("%s has the values of the specification", (name, values) => {
  expect(new Set<unknown>(enums[name])).toEqual(new Set<unknown>(values));
});

test("the legal documents contain the seven kinds of the specification", () => {
  const kinds = [
    "terms-of-use",
    "sample",
    "privacy-policy",
    "terms-and-condition",
    "first-info",
    "product-info",
    "avb",
  ];
  expect(enums.legalDocumentKinds).toEqual(expect.arrayContaining(kinds));
});
