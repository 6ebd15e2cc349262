import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { missingOperatorSettings } from "./operator-settings.ts";
import { missingSupportSettings } from "./page-settings.ts";

const complete = {
  LEGAL_NAME: "Beispiel Vermittlung GmbH",
  LEGAL_ADDRESS: "Beispielweg 1, 10115 Berlin",
  LEGAL_REPRESENTATIVES: "Erika Beispiel",
  LEGAL_INTERMEDIARY_REGISTER: "D-0000-00000-00",
  LEGAL_SUPERVISOR: "IHK Berlin",
  LEGAL_REGISTER_PHONE: "030 0000000",
};

test("lists the settings that the imprint lacks when nothing is set", () => {
  const config = readConfig({});
  expect(new Set(Object.values(config.operator))).toEqual(new Set([null]));
  expect(missingOperatorSettings(config)).toEqual(Object.keys(complete));
});

test("accepts an imprint without a phone, a commercial register and a VAT number", () => {
  const config = readConfig(complete);
  expect(config.operator).toMatchObject({ name: "Beispiel Vermittlung GmbH", phone: null, vatId: null });
  expect(missingOperatorSettings(config)).toEqual([]);
  expect(missingOperatorSettings(readConfig({ ...complete, LEGAL_SUPERVISOR: " " }))).toEqual(["LEGAL_SUPERVISOR"]);
});

test("an operator works in Austria from Germany unless it is in the register there", () => {
  const worksFrom = (settings: Record<string, string>) => readConfig(settings).worksFromAbroad;
  expect(worksFrom(complete)).toEqual({ de: false, at: true });
  expect(worksFrom({ ...complete, LEGAL_INTERMEDIARY_REGISTER_AT: "12345678" })).toEqual({ de: false, at: false });
  expect(worksFrom({})).toEqual({ de: false, at: false });
});

test("reports a missing support address as long as it is the sample address", () => {
  const missing = (settings: Record<string, string>) =>
    missingSupportSettings(readConfig({ ...complete, ...settings }).brand.supportEmail);
  expect(missing({})).toEqual(["SUPPORT_EMAIL_DE", "SUPPORT_EMAIL_AT"]);
  expect(missing({ SUPPORT_EMAIL_DE: "Hilfe <hilfe@example.com>" })).toEqual(["SUPPORT_EMAIL_AT"]);
});

test("names who gets data outside the EU, unless the operator knows better", () => {
  const named = (settings: Record<string, string>) => readConfig(settings).thirdCountries;
  expect(named({})).toBeNull();
  const google = { GOOGLE_PLACES_KEY: "key" };
  expect(named(google)).toBe("Google (USA)");
  const sentry = { SENTRY_DSN: "https://key@o1.ingest.sentry.io/1" };
  expect(named({ ...google, ...sentry })).toBe("Google (USA), Sentry (USA)");
  expect(named({ ...google, LEGAL_THIRD_COUNTRIES: "none" })).toBeNull();
  expect(named({ LEGAL_THIRD_COUNTRIES: "Beispieldienst (Kanada)" })).toBe("Beispieldienst (Kanada)");
});
