import type { LandlordView } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "../../testing/sample-landlord-view.ts";
import { showApp } from "../../testing/show-app.tsx";

const view: LandlordView = {
  ...sampleLandlordView,
  coTenantNames: ["Ben Beispiel"],
  status: "CANCELLATION_REQUESTED",
  coverStart: "2026-12-01",
  answeredAt: "2026-11-22T23:30:00.000Z",
};

it("the landlord's page names everybody who signed in its sentences", async () => {
  const at = "/de/landlord/fedcba9876543210fedcba9876543210";
  await showApp({ at, language: "de", handlers: { "get-landlord-view": () => ok(view) } });
  expect(await screen.findByText(/^Dafür brauchen Mara Musterfrau und Ben Beispiel Ihre Freigabe/)).toBeTruthy();
  expect(screen.getByRole("main").textContent).toContain("Mara Musterfrau und Ben Beispiel haben unterschrieben");
});
