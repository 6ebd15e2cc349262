import type { StaffDeliveryRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const delivery = (eventId: string, changes: Partial<StaffDeliveryRow> = {}): StaffDeliveryRow => ({
  webhookId: "65f0c1a2b3d4e5f60718293a",
  url: "https://hooks.example.com/kautia",
  partnerName: "Hausverwaltung Kern",
  eventId,
  type: "guarantee.accepted",
  refId: "65f0c1a2b3d4e5f60718293b",
  happenedAt: "2027-01-15T10:00:00.000Z",
  status: "GIVEN_UP",
  attempts: 10,
  lastStatus: null,
  lastError: "TIMEOUT",
  offBecause: null,
  ...changes,
});

it("lists failed webhook deliveries, and sends them again unless the webhook is off", async () => {
  const { user, server } = await showApp({
    at: "/en/staff/partners",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role: "administrator" } }),
      "list-partners": () => ok({ partners: [] }),
      "list-staff-deliveries": () =>
        ok({
          rows: [delivery("evt_1"), delivery("evt_2", { lastError: null, lastStatus: 410, offBecause: "GONE" })],
          total: 2,
        }),
      "resend-staff-delivery": () => ok({ resent: 1 }),
    },
  });
  expect(await screen.findByText("No answer in time")).toBeTruthy();
  expect(screen.getByText("410")).toBeTruthy();
  expect(screen.getByText("Switched off: it answered 410")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send again to Hausverwaltung Kern" }));
  expect(await screen.findByText("It is on its way again.")).toBeTruthy();
  expect(server.asked("resend-staff-delivery")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
});
