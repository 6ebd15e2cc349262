import type { StaffHit } from "@kautia/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { samplePolicy, sampleTenant, sampleTimeline } from "../../testing/sample-policy.ts";
import { words } from "../../testing/words.ts";

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
  openAsStaff("/staff/policies", {
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
  await user.type(await screen.findByRole("searchbox", { name: words("office.palette") }), "0170 123");
  expect(await screen.findByText(/phone: \+491701234567/)).toBeDefined();
  expect(server.asked("search-desk").at(-1)?.query).toEqual({ search: "0170 123" });
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: sampleTenant.name })).toBeDefined();
  expect(history.location.pathname).toBe(`/en/staff/people/${sampleTenant.id}`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Enter before the answer waits for it, and until then nothing is said to be missing", async () => {
  const other = { ...hit, id: "00000000-0000-4000-8000-000000000009", tenantName: "Other" };
  let reconnect = () => {};
  const reachable = new Promise<void>((resolve) => {
    reconnect = resolve;
  });
  const { history, user } = openAsStaff("/staff/policies", {
    "list-staff-policies": () => ok({ rows: [], total: 0 }),
    "search-desk": async ({ query }) => {
      await reachable;
      return ok({ hits: [query["search"] === "0170 123" ? hit : other], more: [] });
    },
    "get-person": () => ok(sampleTenant),
    "list-timeline": () => ok({ rows: sampleTimeline, next: null }),
  });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("searchbox", { name: words("office.palette") });
  await user.type(box, "0170");
  expect(await screen.findByText(words("common.loading"))).toBeDefined();
  reconnect();
  await screen.findByText("Other");
  await user.type(box, " 123{Enter}");
  await waitFor(() => expect(history.location.pathname).toBe(`/en/staff/people/${sampleTenant.id}`));
});

test("offers what can be done on the page, with its key or without", async () => {
  const { history, user } = openAsStaff(`/staff/policies/${samplePolicy.contractNumber}`, {
    "get-staff-policy": () => ok(samplePolicy),
    "list-timeline": () => ok({ rows: sampleTimeline, next: null }),
    "search-desk": () => ok({ hits: [], more: [] }),
  });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("searchbox", { name: words("office.palette") }), words("office.noteCall"));
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(history.location.pathname).toMatch(/\/staff\/policies\/[^/]+\/call$/));
});

test("goes to a list that shares its entry of the navigation with others", async () => {
  const { history, user } = openAsStaff("/staff/policies", {
    "list-staff-policies": () => ok({ rows: [], total: 0 }),
    "list-troubled-mails": () => ok({ rows: [], total: 0 }),
    "search-desk": () => ok({ hits: [], more: [] }),
  });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("searchbox", { name: words("office.palette") }), words("office.mails"));
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(history.location.pathname).toBe("/en/staff/mails"));
});

test("goes to pages, and says when nothing is found", async () => {
  const { history, user } = open([]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("searchbox", { name: words("office.palette") }), "audit");
  await user.click(await screen.findByRole("menuitem", { name: words("staff.area.acts") }));
  expect(history.location.pathname).toBe("/en/staff/audit");
  await user.click(screen.getByRole("button", { name: /Find/ }));
  await user.type(await screen.findByRole("searchbox", { name: words("office.palette") }), "zzzz");
  expect(await screen.findByText(words("office.palette.none"))).toBeDefined();
});
