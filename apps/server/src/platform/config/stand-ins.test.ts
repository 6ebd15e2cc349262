import { expect, test } from "vitest";
import { productionSettings } from "#testing/server/production-settings.ts";
import { readConfig } from "./config.ts";

const allowed = { NODE_ENV: "production", ALLOW_SANDBOX: "true" };

test("production refuses every stand-in and names the setting that replaces it", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(
    "ALLOW_SANDBOX must be true to use these in production: the embedded database (DATABASE_URL), " +
      "the sandbox payment (STRIPE_SECRET_KEY_DE), the outbox (SMTP_URL), the built-in scanner (CLAMD_ADDRESS), " +
      "the embedded scorecard (BUREAU_URL), the sample insurer (LEGAL_INSURER), " +
      "the sample legal documents (LEGAL_DOCUMENTS_DIR), the sample sanctions list (SANCTIONS_SOURCE).",
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

test("a sandbox uses stand-ins without ALLOW_SANDBOX, and refuses what charges or reports real people", () => {
  const sandbox = { NODE_ENV: "production", SANDBOX: "true" };
  expect(readConfig(sandbox)).toMatchObject({ isSandbox: true, devCalls: false, payment: { provider: "sandbox" } });
  const { BUREAU_URL, BUREAU_NAME, BUREAU_CERT_FILE, BUREAU_KEY_FILE, ...others } = productionSettings;
  expect(() => readConfig({ ...others, ...sandbox })).toThrow(
    /^STRIPE_SECRET_KEY_DE is a live key, but SANDBOX is true: a sandbox charges nobody\.$/,
  );
  const bureau = { BUREAU_URL, BUREAU_NAME, BUREAU_CERT_FILE, BUREAU_KEY_FILE };
  expect(() => readConfig({ ...bureau, ...sandbox })).toThrow(/^BUREAU_URL must not be set while SANDBOX is true/);
  const testKeys = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, value?.replace(/^(\w+)_live_/, "$1_test_")]),
  );
  expect(readConfig({ ...testKeys, ...sandbox })).toMatchObject({ isSandbox: true, payment: { provider: "stripe" } });
});

test("a sandbox marks its pages, mails and documents, npm start its pages, and production nothing", () => {
  const marks = (settings: Record<string, string | undefined>) => {
    const { marksPages, brand } = readConfig(settings);
    return [marksPages, brand.isTrial];
  };
  expect([{ SANDBOX: "true" }, { ...allowed, SANDBOX: "true" }].map(marks)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect([{}, productionSettings, allowed].map(marks)).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
});
