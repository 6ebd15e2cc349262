import { texts } from "@kautia/locales";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, ok } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

const person = { id: "ute", name: "Ute Weiß", email: "ute@example.com", role: "underwriter" };

it("a button opens the menu and counts all waiting items, and going to another page closes the menu", async () => {
  const { user, path } = await showApp({
    at: "/en/staff",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person }),
      "count-waiting": () => ok({ cases: 2, claims: 1 }),
      "list-cases": () => ok({ rows: [], total: 0 }),
      "list-staff-claims": () => ok({ rows: [], total: 0 }),
    },
  });
  const menu = await screen.findByRole("button", { name: "Menu (3 waiting)", expanded: false });
  await user.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("link", { name: "Claims (1 waiting)" }));
  await waitFor(() => expect(path()).toBe("/en/staff/claims"));
  expect(await screen.findByRole("button", { name: "Menu (3 waiting)", expanded: false })).toBeTruthy();
});

it("says on each page that no money moves while it is held after a restore", async () => {
  await showApp({
    at: "/en/staff",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person }),
      "count-waiting": () => ok({ cases: 0, moneyHeld: true }),
      "list-cases": () => ok({ rows: [], total: 0 }),
    },
  });
  expect(await screen.findByText("No money moves at the moment")).toBeTruthy();
});

it("says that logging out failed without a connection", async () => {
  const { user } = await showApp({
    at: "/en/staff",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person }),
      "list-cases": () => ok({ rows: [], total: 0 }),
      "log-out-staff": connectionLost,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Log out" }));
  expect(await screen.findByText("No connection")).toBeTruthy();
  expect(screen.getByText("Ute Weiß, Underwriter")).toBeTruthy();
});
