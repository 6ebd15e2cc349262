import type { StaffHit } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openDesk } from "../../testing/open-office.tsx";
import { sampleTenant, sampleTimeline } from "../../testing/sample-policy.ts";

const hit: StaffHit = {
  kind: "PERSON",
  id: sampleTenant.id,
  refId: "0123456789abcdef01234567",
  tenantName: "Jana ẞ",
  email: "jana@example.com",
  contractNumber: null,
  fullAddress: null,
  status: null,
  cause: null,
  outcome: null,
  match: { kind: "PHONE", text: "+491701234567" },
};
const open = (hits: StaffHit[]) =>
  openDesk("/staff/policies", {
    "list-staff-policies": () => ok({ rows: [], total: 0 }),
    "list-staff-acts": () => ok({ rows: [], total: 0 }),
    "search-desk": () => ok({ hits, more: [] }),
    "get-person": () => ok(sampleTenant),
    "list-timeline": () => ok({ rows: sampleTimeline, next: null }),
  });

test("finds a person by keyboard alone, says why, and opens the page", async () => {
  const { history, server, user } = open([hit]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("searchbox", { name: "Find or go to" }), "0170 123");
  expect(await screen.findByText(/phone: \+491701234567/)).toBeDefined();
  expect(server.asked("search-desk").at(-1)?.query).toEqual({ search: "0170 123" });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: sampleTenant.name })).toBeDefined();
  expect(history.location.pathname).toBe(`/en/staff/people/${sampleTenant.id}`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("goes to pages, and says when nothing is found", async () => {
  const { history, user } = open([]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("searchbox", { name: "Find or go to" }), "audit");
  await user.click(await screen.findByRole("menuitem", { name: "Audit log" }));
  expect(history.location.pathname).toBe("/en/staff/audit");
  await user.click(screen.getByRole("button", { name: /Find/ }));
  await user.type(await screen.findByRole("searchbox", { name: "Find or go to" }), "zzzz");
  expect(await screen.findByText("Nothing found.")).toBeDefined();
});
