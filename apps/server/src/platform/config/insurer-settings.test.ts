import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { productionSettings } from "#testing/server/production-settings.ts";

const facts = Object.fromEntries(
  Object.entries(productionSettings).filter(([name]) => name.startsWith("LEGAL_INSURER")),
);

test("a sample insurer is used unless the real one is set", () => {
  expect(readConfig({}).brand.insurers.de.isSample).toBe(true);
  expect(readConfig(facts).brand.insurers.de).toMatchObject({ name: "Bürge AG", isSample: false });
});

test.each(Object.keys(facts))("%s is needed with the other facts about the insurer", (name) => {
  expect(() => readConfig({ ...facts, [name]: undefined })).toThrow(
    new RegExp(`^${name} is needed with LEGAL_INSURER`),
  );
});

test("a country may have an insurer of its own, with all its facts", () => {
  const inAustria = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${name}_AT`, fact]));
  const { insurers } = readConfig({ ...facts, ...inAustria, LEGAL_INSURER_AT: "Bürgschaft Wien AG" }).brand;
  expect([insurers.de.name, insurers.at.name]).toEqual(["Bürge AG", "Bürgschaft Wien AG"]);
  expect(() => readConfig({ ...facts, LEGAL_INSURER_AT: "Bürgschaft Wien AG" })).toThrow(
    "LEGAL_INSURER_ADDRESS_AT is needed with LEGAL_INSURER_AT",
  );
});
