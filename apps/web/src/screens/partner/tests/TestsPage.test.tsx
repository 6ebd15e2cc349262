import type { TestRow } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Handler, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../../tools/vitest/sample-settings.ts";
import { showPartnerPage } from "#testing/show-partner-page.ts";

const row: TestRow = {
  id: "t1",
  reference: "T-1",
  tenantEmail: "ada@example.com",
  fullAddress: "Torstraße 12, 10119 Berlin",
  createdAt: "2027-01-15T10:00:00.000Z",
  stage: "APPLYING",
};

const show = (handlers: Record<string, Handler>, sandbox = true) =>
  showPartnerPage("/en/partner/tests", { "get-settings": () => ok({ ...sampleSettings, sandbox }), ...handlers });

it("lists tests, and after a confirmation deletes all of them in as many calls as needed", async () => {
  let left = 2;
  const { user, server } = await show({
    "list-test-data": () =>
      ok(left === 0 ? { tests: [], total: 0 } : { tests: [row, { ...row, id: "t2", stage: "ACTIVE" }], total: 140 }),
    "delete-test-data": () => {
      const deleted = Math.min(left, 1);
      left -= deleted;
      return ok({ deleted, more: deleted > 0 });
    },
  });
  const table = within(await screen.findByRole("table"));
  for (const cell of ["Not signed yet", "In force"]) expect(table.getByText(cell)).toBeTruthy();
  expect(screen.getByText("The newest 2 of 140.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Delete all tests" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(server.asked("delete-test-data")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Delete all tests" }));
  expect(await screen.findByText("There are no tests.")).toBeTruthy();
  expect(server.asked("delete-test-data")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Delete all tests" })).toBeNull();
});

it("says that deleting failed and keeps the list", async () => {
  const { user } = await show({
    "list-test-data": () => ok({ tests: [row], total: 1 }),
    "delete-test-data": () => refused("INTERNAL"),
  });
  await user.click(await screen.findByRole("button", { name: "Delete all tests" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete all tests" }));
  expect(await screen.findByText("That didn’t work. Please try again.")).toBeTruthy();
  expect(screen.getByText("ada@example.com")).toBeTruthy();
});

it("exists only in a sandbox", async () => {
  await show({}, false);
  expect(await screen.findByRole("heading", { name: "Looks like you got the wrong address" })).toBeTruthy();
});
