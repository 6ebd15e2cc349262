import { expect, test } from "vitest";
import { productionSettings } from "../../testing/production-settings.ts";
import { readConfig } from "./config.ts";

const noFolder = Object.fromEntries(
  Object.entries(productionSettings).filter(([name]) => name !== "LEGAL_DOCUMENTS_DIR"),
);

test("production does not start without the insurer's legal documents, unless the sandbox is allowed", () => {
  expect(() => readConfig(noFolder)).toThrow(/^LEGAL_DOCUMENTS_DIR /);
  expect(readConfig(productionSettings).mayUseSampleTexts).toBe(false);
  expect(readConfig({ ...noFolder, ALLOW_SANDBOX: "true" }).mayUseSampleTexts).toBe(true);
  expect(readConfig({}).mayUseSampleTexts).toBe(true);
});
