import { expect, test } from "vitest";
import { productionSettings } from "#testing/server/production-settings.ts";
import { readConfig } from "./config.ts";

const service = {
  SEAL_CSC_URL_AT: "https://signing.example",
  SEAL_CSC_CLIENT_ID_AT: "kautia",
  SEAL_CSC_CLIENT_SECRET_AT: "secret",
  SEAL_CSC_CREDENTIAL_AT: "seal-1",
  SEAL_CSC_CERTIFICATE_SHA256_AT: "0".repeat(64),
};
const formsOf = (settings: Record<string, string | undefined>) => readConfig(settings).guaranteeForms;

test("production gives no guarantees in Austria until something signs them, and needs nothing in Germany", () => {
  expect(formsOf(productionSettings)).toEqual({ de: "UNSIGNED", at: "NONE" });
  expect(formsOf({ ...productionSettings, GUARANTEE_FORM_AT: "PAPER" }).at).toBe("PAPER");
  expect(formsOf({ ...productionSettings, ...service, GUARANTEE_FORM_AT: "QUALIFIED" }).at).toBe("QUALIFIED");
  expect(formsOf({ ...productionSettings, ...service }).at).toBe("NONE");
});

test("only a trial gives guarantees in Austria that nobody signs", () => {
  for (const trial of [
    {},
    { NODE_ENV: "production", ALLOW_SANDBOX: "true" },
    { NODE_ENV: "production", SANDBOX: "true" },
  ])
    expect(formsOf(trial)).toEqual({ de: "UNSIGNED", at: "UNSIGNED" });
  expect(() => formsOf({ ...productionSettings, GUARANTEE_FORM_AT: "UNSIGNED" })).toThrow(
    "GUARANTEE_FORM_AT must not be UNSIGNED in production: in Austria a guarantee without a signature is void.",
  );
});

test("a qualified signature needs a signing service, because a key in a file makes none", () => {
  const needs = "GUARANTEE_FORM_AT is QUALIFIED, which needs SEAL_CSC_URL_AT.";
  const file = { SEAL_P12_FILE_AT: import.meta.filename, SEAL_P12_PASSWORD_AT: "secret" };
  for (const settings of [{}, file])
    expect(() => formsOf({ ...settings, GUARANTEE_FORM_AT: "QUALIFIED" })).toThrow(needs);
});
