import { expect, test } from "vitest";
import { ownData as german } from "../de/policy-documents/own-data.ts";
import { ownData as english } from "../en/policy-documents/own-data.ts";
import { sampleSetting } from "../testing/sample-setting.ts";
import { writeAnswers } from "./own-data-answers.ts";
import { makePdfWords } from "./pdf-words.ts";

const coTenants = [
  { firstName: "Ben", lastName: "Beispiel", birthDate: "1992-03-08", email: "ben@example.com", grossIncome: 30_000 },
  { firstName: "Noor", lastName: "Nachbar", birthDate: "1995-11-21", email: "noor@example.com", grossIncome: 24_000 },
];

test.each([
  [
    "en" as const,
    english,
    "Ben Beispiel, 8 March 1992, ben@example.com, €30,000; Noor Nachbar, 21 November 1995, noor@example.com, €24,000",
  ],
  [
    "de" as const,
    german,
    "Ben Beispiel, 8. März 1992, ben@example.com, 30.000 €; Noor Nachbar, 21. November 1995, noor@example.com, 24.000 €",
  ],
])("the export says who signs with the tenant (%s)", (language, phrases, text) => {
  const words = makePdfWords({ ...sampleSetting, language });
  const [[label, value] = []] = writeAnswers({ coTenants }, phrases, words);
  expect(label).toBe(phrases.answers.coTenants);
  expect(value?.replaceAll("\u00A0", " ").replaceAll(/[.,]00(?= €|;|$)/g, "")).toBe(text);
  expect(writeAnswers({ coTenants: [] }, phrases, words)).toEqual([]);
});
