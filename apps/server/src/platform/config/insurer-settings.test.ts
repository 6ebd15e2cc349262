import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const facts = {
  LEGAL_INSURER: "Bürge AG",
  LEGAL_INSURER_ADDRESS: "Beispielallee 2, 10115 Berlin",
  LEGAL_INSURER_REGISTER: "HRB 1",
  LEGAL_INSURER_STATE: "Deutschland",
  LEGAL_INSURER_SUPERVISOR: "BaFin",
};
const production = {
  NODE_ENV: "production",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "post@example.com",
  CLAMD_ADDRESS: "clamd:3310",
  ...Object.fromEntries(
    ["DE", "AT"].flatMap((country) => [
      [`STRIPE_SECRET_KEY_${country}`, "sk_live_1"],
      [`STRIPE_PUBLIC_KEY_${country}`, "pk_live_1"],
      [`STRIPE_WEBHOOK_SECRET_${country}`, "whsec_1"],
    ]),
  ),
};

test("production does not start without the insurer", () => {
  expect(() => readConfig(production)).toThrow(/^LEGAL_INSURER /);
  expect(readConfig({ ...production, ...facts }).brand.insurer).toMatchObject({ name: "Bürge AG", isSample: false });
});

test("a sample insurer takes its place outside production, and in production only if the sandbox is allowed", () => {
  expect(readConfig({}).brand.insurer.isSample).toBe(true);
  expect(readConfig({ ...production, ALLOW_SANDBOX: "true" }).brand.insurer.isSample).toBe(true);
});

test.each(Object.keys(facts))("%s is needed with the other facts about the insurer", (name) => {
  expect(() => readConfig({ ...facts, [name]: undefined })).toThrow(
    new RegExp(`^${name} is needed with LEGAL_INSURER`),
  );
});
