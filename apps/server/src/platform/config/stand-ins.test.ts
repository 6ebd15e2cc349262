import { expect, test } from "vitest";
import { productionSettings } from "../../testing/production-settings.ts";
import { readConfig } from "./config.ts";

const allowed = { NODE_ENV: "production", ALLOW_SANDBOX: "true" };

test("production refuses every stand-in and names the setting that replaces it", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(
    "ALLOW_SANDBOX must be true to use these in production: the embedded database (DATABASE_URL), " +
      "the sandbox payment (STRIPE_SECRET_KEY_DE), the outbox (SMTP_URL), the built-in scanner (CLAMD_ADDRESS), " +
      "the embedded scorecard (BUREAU_URL), the sample insurer (LEGAL_INSURER), " +
      "the sample legal documents (LEGAL_DOCUMENTS_DIR).",
  );
  expect(() => readConfig({ ...productionSettings, CLAMD_ADDRESS: " ", DATABASE_URL: undefined })).toThrow(
    /: the embedded database \(DATABASE_URL\), the built-in scanner \(CLAMD_ADDRESS\)\.$/,
  );
  expect(() => readConfig({ ...productionSettings, LEGAL_DOCUMENTS_DIR: "" })).toThrow(
    /: the sample legal documents \(LEGAL_DOCUMENTS_DIR\)\.$/,
  );
});

test("production uses stand-ins if the sandbox is allowed, and has no calls under /dev even then", () => {
  expect(readConfig(allowed)).toMatchObject({ devCalls: false, logLevel: "info", mayUseSampleTexts: true });
  expect(readConfig(allowed).brand.insurers.de.isSample).toBe(true);
});

test("production without stand-ins needs no ALLOW_SANDBOX", () => {
  expect(readConfig(productionSettings)).toMatchObject({ environment: "production", mayUseSampleTexts: false });
});
