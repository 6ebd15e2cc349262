import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { productionSettings } from "../../testing/production-settings.ts";

const facts = Object.fromEntries(
  Object.entries(productionSettings).filter(([name]) => name.startsWith("LEGAL_INSURER")),
);

test("a sample insurer is used unless the real one is set", () => {
  expect(readConfig({}).brand.insurer.isSample).toBe(true);
  expect(readConfig(facts).brand.insurer).toMatchObject({ name: "Bürge AG", isSample: false });
});

test.each(Object.keys(facts))("%s is needed with the other facts about the insurer", (name) => {
  expect(() => readConfig({ ...facts, [name]: undefined })).toThrow(
    new RegExp(`^${name} is needed with LEGAL_INSURER`),
  );
});
