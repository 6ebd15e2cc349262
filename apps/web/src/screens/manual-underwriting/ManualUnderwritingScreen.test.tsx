import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../testing/fake-server.ts";
import { sampleRecord, sampleSettings } from "../../testing/sample-record.ts";
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
