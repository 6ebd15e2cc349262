import type { StaffActRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const act = (changes: Partial<StaffActRow>): StaffActRow => ({
  id: String(changes.act),
  at: "2027-01-15T10:00:00.000Z",
  by: "Ute Weiß",
  act: "log-in",
  refId: null,
  contractNumber: null,
  tenantName: null,
  person: null,
  partner: null,
  partnerPerson: null,
  webhook: null,
  subject: null,
  exported: null,
  ...changes,
});

it("says who did what and what it concerned, in words and with a link to the contract", async () => {
  const refId = "0123456789abcdef01234567";
  const exported = { list: "claims", filters: { state: "PAID" }, searched: true } as const;
  const rows = [
    act({ act: "decide-claim", refId, contractNumber: "DE-7K4M-Q2XD-6", tenantName: "Jana" }),
    act({}),
    act({ act: "invite-person", person: "Jo Berg" }),
    act({ act: "add-partner-person", partner: "Hausverwaltung Kern", partnerPerson: "Mia Kern" }),
    act({ act: "test-webhook", partner: "Hausverwaltung Kern", webhook: "https://hooks.example.com" }),
    act({ act: "export-list", exported }),
  ];
  await showApp({
    at: "/en/staff/acts",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role: "administrator" } }),
      "list-staff-acts": () => ok({ rows, total: rows.length }),
    },
  });
  const table = within(await screen.findByRole("table"));
  const cells = table.getAllByRole("row").map((row) => within(row).queryAllByRole("cell"));
  expect(cells.slice(1).map(([, , what, whom]) => [what?.textContent, whom?.textContent])).toEqual([
    ["Decided a claim", "Jana, DE-7K4M-Q2XD-6"],
    ["Logged in", "–"],
    ["Invited a colleague", "Jo Berg"],
    ["Added a person to a partner", "Mia Kern, Hausverwaltung Kern"],
    ["Sent a test event to a webhook", "Hausverwaltung Kern, https://hooks.example.com"],
    ["Downloaded a list", "Claims (Status: Paid out, with a search)"],
  ]);
  const link = table.getByRole("link", { name: "Jana, DE-7K4M-Q2XD-6" });
  expect(link.getAttribute("href")).toBe(`/en/staff/policies/${refId}`);
  expect(screen.getByRole("link", { name: "Audit log" }).getAttribute("aria-current")).toBe("page");
});
