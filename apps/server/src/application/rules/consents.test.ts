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

test("Germany requires neither early fulfilment nor electronic communication", () => {
  expect(missingConsents({ ...all, electronicCommunication: false, earlyFulfilment: false }, "de")).toEqual([]);
  expect(missingConsents(none, "de").map(({ path }) => path)).toEqual([
    "consents.termsAndPrivacy",
    "consents.initialInformation",
  ]);
});

test("Austria also requires electronic communication, but not early fulfilment", () => {
  expect(missingConsents({ ...all, earlyFulfilment: false }, "at")).toEqual([]);
  expect(missingConsents(none, "at").map(({ path }) => path)).toEqual([
    "consents.termsAndPrivacy",
    "consents.initialInformation",
    "consents.electronicCommunication",
  ]);
});

test("only the missing consent is reported", () => {
  expect(missingConsents({ ...all, initialInformation: false }, "at")).toEqual([
    { path: "consents.initialInformation", errorCode: "CONSENT_REQUIRED", params: {} },
  ]);
});
