import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { showApp } from "../../testing/show-app.tsx";

test.each([
  [1, "usually within one working day"],
  [3, "usually within 3 working days"],
])("promises the decision within the %i working days of the setting", async (promisedWorkingDays, words) => {
  const record = sampleRecord({ lastCompletedPage: "SUMMARY", manualUnderwriting: true });
  const settings = { ...sampleSettings, brand: { ...sampleSettings.brand, promisedWorkingDays } };
  await showApp({ at: "/en/manual-underwriting", record, handlers: { "get-settings": () => ok(settings) } });
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});
