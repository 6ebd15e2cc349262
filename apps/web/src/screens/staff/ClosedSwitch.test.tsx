import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

test("closes the app only after a confirmation, and opens it without one", async () => {
  let closed = false;
  const mode = () => ok({ closed, bySetting: false, changedAt: null, changedBy: null });
  const { user, server } = await showApp({
    at: "/en/staff/figures",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () =>
        ok({ person: { id: "ute", name: "Ute", email: "ute@example.com", role: "administrator" } }),
      "get-figures": () => refused("PROVIDER_UNAVAILABLE"),
      "get-waiting-times": () => refused("PROVIDER_UNAVAILABLE"),
      "get-closed-mode": mode,
      "set-closed-mode": ({ body }) => {
        closed = body["closed"] === true;
        return mode();
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Close the app" }));
  const dialog = () => within(screen.getByRole("dialog", { name: "Close the app?" }));
  await user.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(server.asked("set-closed-mode")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Close the app" }));
  await user.click(dialog().getByRole("button", { name: "Close the app" }));
  await user.click(await screen.findByRole("button", { name: "Open the app" }));
  await screen.findByRole("button", { name: "Close the app" });
  expect(server.asked("set-closed-mode").map(({ body }) => body["closed"])).toEqual([true, false]);
});
