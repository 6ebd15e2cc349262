import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { productionSettings } from "../../testing/production-settings.ts";

const facts = Object.fromEntries(
  Object.entries(productionSettings).filter(([name]) => name.startsWith("LEGAL_INSURER")),
);
const noInsurer = Object.fromEntries(Object.entries(productionSettings).filter(([name]) => !(name in facts)));

test("production does not start without the insurer", () => {
  expect(() => readConfig(noInsurer)).toThrow(/^LEGAL_INSURER /);
  expect(readConfig(productionSettings).brand.insurer).toMatchObject({ name: "Bürge AG", isSample: false });
});

test("a sample insurer takes its place outside production, and in production only if the sandbox is allowed", () => {
  expect(readConfig({}).brand.insurer.isSample).toBe(true);
  expect(readConfig({ ...noInsurer, ALLOW_SANDBOX: "true" }).brand.insurer.isSample).toBe(true);
});

test.each(Object.keys(facts))("%s is needed with the other facts about the insurer", (name) => {
  expect(() => readConfig({ ...facts, [name]: undefined })).toThrow(
    new RegExp(`^${name} is needed with LEGAL_INSURER`),
  );
});
