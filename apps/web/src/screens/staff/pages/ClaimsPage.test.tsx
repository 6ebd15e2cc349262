import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

it("says once until when the tenant may object", async () => {
  const row = {
    id: "00000000-0000-4000-8000-000000000001",
    contractNumber: "DE-7K4M-Q2XD",
    assignee: null,
    tenantName: "Jana Weiß",
    landlordName: "Erna Vogel",
    amount: 480,
    reportedAt: "2027-02-01T09:00:00.000Z",
    state: "OBJECTION",
    objected: false,
    objectUntil: "2027-03-01",
    outcome: null,
    granted: null,
    decidedAt: null,
    decidedBy: null,
    paidOn: null,
  };
  await showApp({
    at: "/en/staff/claims",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () =>
        ok({ person: { id: "ute", name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "list-staff-claims": () => ok({ rows: [row], total: 1 }),
    },
  });
  const shown = await screen.findByRole("row", { name: /DE-7K4M-Q2XD/ });
  expect(within(shown).getAllByText(/may object/)).toHaveLength(1);
  expect(within(shown).getByText(/^Tenant may object until 1.March.2027$/)).toBeTruthy();
});
