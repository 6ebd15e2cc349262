import type { FailedWorkRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const row = (key: string, changes: Partial<FailedWorkRow> = {}): FailedWorkRow => ({
  id: `premiums:${key}`,
  task: "premiums",
  key,
  dueAt: null,
  assignee: null,
  tries: 5,
  error: "error: duplicate key value",
  failedAt: "2027-01-15T10:00:00.000Z",
  retryAt: null,
  refId: key,
  contractNumber: "DE-2731-8840-6",
  ...changes,
});

const show = (role: "administrator" | "underwriter") =>
  showApp({
    at: "/en/staff/failed-work",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role } }),
      "count-waiting": () => ok({ cases: 2, "failed-work": 1 }),
      "list-failed-work": () =>
        ok({
          rows: [
            row("a"),
            row("DE", {
              task: "provider-books",
              refId: null,
              contractNumber: null,
              tries: 2,
              retryAt: "2027-01-15T10:01:00.000Z",
            }),
          ],
          total: 2,
        }),
      "try-work-again": () => ok({ due: true }),
    },
  });

it("lists failed work with its error and tries it again", async () => {
  const { user, server } = await show("administrator");
  const premium = await screen.findByRole("row", { name: /Premium that falls due/ });
  expect(within(premium).getByText("error: duplicate key value")).toBeTruthy();
  expect(within(premium).getByRole("cell", { name: "Set aside" })).toBeTruthy();
  expect(within(premium).getByRole("link", { name: "DE-2731-8840-6" })).toBeTruthy();
  expect(screen.getByRole("row", { name: /books.*DE.*15\/01\/2027, 11:01/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again Premium that falls due, DE-2731-8840-6" }));
  expect(await within(premium).findByText("The server is trying again.")).toBeTruthy();
  expect(server.asked("try-work-again")).toHaveLength(1);
  expect(server.asked("count-waiting").length).toBeGreaterThan(1);
});

it("counts failed work in the menu for an administrator", async () => {
  await show("administrator");
  expect(await screen.findByRole("button", { name: "Menu (3 waiting)" })).toBeTruthy();
});

it("does not count failed work for an underwriter", async () => {
  await show("underwriter");
  expect(await screen.findByRole("button", { name: "Menu (2 waiting)" })).toBeTruthy();
});
