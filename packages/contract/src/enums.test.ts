import { expect, test } from "vitest";
import {
  buildingTypes,
  countries,
  currencies,
  depositCalculationStrategies,
  depositPayments,
  documentTypes,
  employmentStatuses,
  householdTypes,
  landlordTypes,
  languages,
  legalDocumentKinds,
  minimumAges,
  paymentPeriods,
  petKinds,
  rentTimes,
  salutations,
  suggestionLoadings,
} from "./enums.ts";

test.each<[name: string, ours: readonly unknown[], specified: readonly unknown[]]>([
  ["salutations", salutations, ["MR", "MRS"]],
  ["employment statuses", employmentStatuses, ["EMPLOYED", "SELF_EMPLOYED", "JOB_SEEKER", "STUDENT", "RETIRED"]],
  ["landlord types", landlordTypes, ["private", "property_manager", "agent", "cooperative"]],
  ["home types", buildingTypes, ["apartment", "house"]],
  ["household types", householdTypes, ["single", "couple", "family", "roommate", "children"]],
  ["pets", petKinds, ["dog", "cat", "both", "none"]],
  ["deposit payments", depositPayments, ["transfer", "hand", "escrow", "guarantee"]],
  ["times at the address", rentTimes, [1, 2, 3, 4]],
  ["currencies", currencies, ["EUR", "USD", "GBP"]],
  ["payment periods", paymentPeriods, ["YEARLY", "MONTHLY"]],
  ["languages", languages, ["de", "en"]],
  ["countries", countries, ["at", "de"]],
  ["document types", documentTypes, ["PASSPORT", "STUDENT_DOCUMENT", "WORK_CONTRACT"]],
  ["minimum ages", minimumAges, [18, 21]],
  ["suggestion loading kinds", suggestionLoadings, ["suggestionsLoad", "checkSuggestion", "getPrice"]],
  ["deposit calculation strategies", depositCalculationStrategies, ["MONTHLY_BASED"]],
])("%s have the values of the specification", (_, ours, specified) => {
  expect(new Set(ours)).toEqual(new Set(specified));
});

test("legal documents have at least the seven kinds of the specification", () => {
  const kinds = [
    "terms-of-use",
    "sample",
    "privacy-policy",
    "terms-and-condition",
    "first-info",
    "product-info",
    "avb",
  ];
  expect(legalDocumentKinds).toEqual(expect.arrayContaining(kinds));
});
