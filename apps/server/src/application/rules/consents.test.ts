import { expect, test } from "vitest";
import { missingConsents } from "./consents.ts";

const all = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
const none = {
  termsAndPrivacy: false,
  initialInformation: false,
  electronicCommunication: false,
  earlyFulfilment: false,
};

test("asks a tenant in Germany for neither early fulfilment nor electronic communication", () => {
  expect(missingConsents({ ...all, electronicCommunication: false, earlyFulfilment: false }, "de")).toEqual([]);
  expect(missingConsents(none, "de").map(({ path }) => path)).toEqual([
    "consents.termsAndPrivacy",
    "consents.initialInformation",
  ]);
});

test("asks a tenant in Austria for all four consents", () => {
  expect(missingConsents(all, "at")).toEqual([]);
  expect(missingConsents(none, "at").map(({ path }) => path)).toEqual([
    "consents.termsAndPrivacy",
    "consents.initialInformation",
    "consents.electronicCommunication",
    "consents.earlyFulfilment",
  ]);
});

test("names only the consent that is missing", () => {
  expect(missingConsents({ ...all, initialInformation: false }, "at")).toEqual([
    { path: "consents.initialInformation", errorCode: "CONSENT_REQUIRED", params: {} },
  ]);
});
