import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { missingOperatorSettings } from "./operator-settings.ts";

const complete = {
  LEGAL_NAME: "Beispiel Vermittlung GmbH",
  LEGAL_ADDRESS: "Beispielweg 1, 10115 Berlin",
  LEGAL_REPRESENTATIVES: "Erika Beispiel",
  LEGAL_INTERMEDIARY_REGISTER: "D-0000-00000-00",
  LEGAL_SUPERVISOR: "IHK Berlin",
  LEGAL_INSURER: "Beispiel Versicherung AG",
};

test("nothing is known of the operator until it is set, and what is missing is named by its setting", () => {
  const { operator } = readConfig({});
  expect(new Set(Object.values(operator))).toEqual(new Set([null]));
  expect(missingOperatorSettings(operator)).toEqual(Object.keys(complete));
});

test("an imprint is complete without a phone, a commercial register and a VAT number", () => {
  const { operator } = readConfig(complete);
  expect(operator).toMatchObject({ name: "Beispiel Vermittlung GmbH", phone: null, vatId: null });
  expect(missingOperatorSettings(operator)).toEqual([]);
  expect(missingOperatorSettings(readConfig({ ...complete, LEGAL_SUPERVISOR: " " }).operator)).toEqual([
    "LEGAL_SUPERVISOR",
  ]);
});
