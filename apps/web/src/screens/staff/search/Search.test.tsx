import type { StaffHit } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const refId = "0123456789abcdef01234567";
const hit: StaffHit = {
  kind: "POLICY",
  id: refId,
  refId,
  tenantName: "Jana <b>ẞ</b>",
  email: "jana@example.com",
  contractNumber: "DE-7K4M-Q2XD-6",
  fullAddress: "Torstraße 12, 10119 Berlin",
  status: "ACTIVE",
  cause: null,
  outcome: null,
  match: { kind: "NAME", text: "Jana <b>ẞ</b>" },
};
const foundCase: StaffHit = {
  ...hit,
  kind: "CASE",
  id: "case",
  refId: "case",
  tenantName: "Ada",
  contractNumber: null,
  status: null,
  cause: "ASKED",
  outcome: "MANUAL_REVIEW",
};
const hits: StaffHit[] = [hit, foundCase, { ...hit, kind: "CHARGE", id: "charge", tenantName: "Bea" }];
const show = (at: string, found = hits, more: StaffHit["kind"][] = []) =>
  showApp({
    at,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "list-cases": () => ok({ rows: [], total: 0 }),
      "search-desk": () => ok({ hits: found, more }),
      "get-case": () => refused("PROVIDER_UNAVAILABLE"),
    },
  });

afterEach(() => localStorage.clear());

test("finds from another page of the desk with / and goes through the hits with j and k", async () => {
  const { user, path, server } = await show("/en/staff");
  await screen.findByText("No case is waiting for a decision.");
  await user.keyboard("/");
  await user.keyboard("jana /12{Enter}");
  await screen.findByText("3 found");
  expect(path()).toBe("/en/staff/search?search=jana+%2F12");
  expect(server.asked("search-desk").map(({ query }) => query["search"])).toEqual(["jana /12"]);
  const focused = () => document.activeElement?.textContent;
  await user.keyboard("j");
  expect(focused()).toBe("Jana <b>ẞ</b>, DE-7K4M-Q2XD-6");
  await user.keyboard("jj");
  expect(focused()).toBe("Bea, DE-7K4M-Q2XD-6");
  await user.keyboard("k");
  expect(focused()).toBe("Ada");
  await user.keyboard("o");
  await waitFor(() => expect(path()).toBe("/en/staff/applications/case"));
});

test("groups the hits and leads to the page of each", async () => {
  await show("/en/staff/search?search=jana");
  const group = async (name: string) => {
    const section = (await screen.findByRole("heading", { level: 2, name })).closest("section");
    return section && within(section).getByRole("link").getAttribute("href");
  };
  expect(await group("Contracts")).toBe(`/en/staff/policies/${refId}`);
  expect(await group("Cases")).toBe("/en/staff/applications/case");
  expect(await group("Charges")).toBe(`/en/staff/policies/${refId}?tab=charges`);
  expect(screen.queryByRole("heading", { level: 2, name: "Claims" })).toBeNull();
});

test("says what became of a case", async () => {
  await show("/en/staff/search?search=ada", [foundCase, { ...foundCase, id: "no", cause: null, outcome: "REFUSED" }]);
  expect(await screen.findByText(/, Waiting$/)).toBeTruthy();
  expect(screen.getByText(/, Refused by the rules$/)).toBeTruthy();
});

test("says that more was found than is shown, and leads to the whole list", async () => {
  await show("/en/staff/search?search=ada+l", hits, ["POLICY", "CASE"]);
  expect(await screen.findByText("More than 3 found")).toBeTruthy();
  const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(target("All matching contracts")).toBe("/en/staff/policies?search=ada+l");
  expect(target("All matching cases")).toBe("/en/staff?search=ada+l&state=ALL");
  expect(screen.getAllByText(/^More match than these 1\./)).toHaveLength(2);
});

test("says that nothing was found", async () => {
  await show("/en/staff/search?search=nobody", []);
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
});

test("says that one character is too short", async () => {
  await show("/en/staff/search?search=j", []);
  expect(await screen.findByText("Please type at least two characters.")).toBeTruthy();
});

test("leaves the search field with Escape, so that the keys work again", async () => {
  const { user } = await show("/en/staff/search?search=jana");
  await screen.findByText("3 found");
  await user.keyboard("/{Escape}j");
  expect(document.activeElement?.textContent).toMatch(/^Jana/);
});

test("shows the keys with ?, and turns them off for good", async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { user } = await show("/en/staff");
  await screen.findByText("No case is waiting for a decision.");
  await user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Keyboard" }));
  expect(dialog.getByText("Next row")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Use these keys" }));
  await user.keyboard("{Escape}");
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard("/");
  expect(document.activeElement?.getAttribute("type")).not.toBe("search");
  expect(localStorage.getItem("staff-keys")).toBe("off");
});
