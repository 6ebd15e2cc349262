import { type ListedPasskey, maxPasskeys } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, type Handler, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const phone: ListedPasskey = {
  id: "1",
  name: null,
  browser: "chrome",
  system: "android",
  madeAt: "2026-11-21T08:00:00.000Z",
  lastUsedAt: "2026-11-21T13:05:00.000Z",
};
const stick: ListedPasskey = { ...phone, id: "2", name: "Stick <b>", lastUsedAt: null };
async function show(handlers: Record<string, Handler>, passkeys = [phone, stick]) {
  const app = await showApp({
    at: "/en/policies/login",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [] }),
      "list-passkeys": () => ok({ passkeys }),
      ...handlers,
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Manage passkeys" }));
  return app;
}

it("lists passkeys by name or device, saves a new name and refuses an empty one", async () => {
  const { user, server } = await show({
    "name-passkey": ({ params, body }) => ok({ ...phone, id: params["id"], name: body["name"] }),
  });
  expect(await screen.findByText("Chrome on Android")).toBeTruthy();
  expect(screen.getByText("Added 21/11/2026, 09:00, last used 21/11/2026, 14:05")).toBeTruthy();
  expect(screen.getByText("Added 21/11/2026, 09:00, not used yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Edit: Chrome on Android" }));
  await user.click(screen.getByRole("button", { name: "Save name" }));
  expect(errorAtFocus()).toBe("Field required! Give the passkey a name.");
  await user.type(screen.getByLabelText("Name"), " Phone ");
  await user.click(screen.getByRole("button", { name: "Save name" }));
  expect(await screen.findByText("The name is saved")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit: Phone" })).toBeTruthy();
  expect(server.asked("name-passkey").map(({ params }) => params["id"])).toEqual(["1"]);
  expect(document.activeElement?.textContent).toBe("Passkeys");
});

it("says that the connection was lost while saving a name, and keeps the name", async () => {
  const { user } = await show({ "name-passkey": connectionLost });
  await user.click(await screen.findByRole("button", { name: "Edit: Chrome on Android" }));
  await user.type(screen.getByLabelText("Name"), "Phone");
  await user.click(screen.getByRole("button", { name: "Save name" }));
  expect(await screen.findByText("No connection")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Phone");
});

it("removes a passkey, also one already removed elsewhere, and keeps it when the connection is lost", async () => {
  let lost = true;
  const { user } = await show({
    "remove-passkey": ({ params }) => {
      if (lost) return connectionLost();
      return params["id"] === "1" ? ok({ removed: true }) : refused("NOT_FOUND");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Edit: Chrome on Android" }));
  await user.click(screen.getByRole("button", { name: "Remove passkey" }));
  expect(await screen.findByText(/couldn’t reach our server/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit: Chrome on Android" })).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole("button", { name: "Remove passkey" }));
  expect(await screen.findByText("The passkey is removed")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Edit: Stick <b>" }));
  await user.click(screen.getByRole("button", { name: "Remove passkey" }));
  expect(await screen.findByText("You don’t have a passkey yet.")).toBeTruthy();
});

it("does not offer to add a passkey above the limit", async () => {
  await show(
    {},
    Array.from({ length: maxPasskeys }, (_, index) => ({ ...phone, id: String(index) })),
  );
  expect(await screen.findByText(/up to 10 passkeys/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});

it("says that the browser does not support passkeys, in the account and at the login", async () => {
  const { user, server } = await show({
    "ask-to-add-passkey": () => ok({ challenge: "AAAA", excludeCredentials: [], user: { id: "AAAA" } }),
    "ask-to-log-in-by-passkey": () => ok({ challenge: "AAAA" }),
    "log-out": () => ok({ ended: true }),
  });
  await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
  expect(await screen.findByText("That doesn’t work here")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  await user.click(await screen.findByRole("button", { name: "Log in with a passkey" }));
  expect(await screen.findByText("That doesn’t work here")).toBeTruthy();
  expect(server.asked("log-in-by-passkey")).toEqual([]);
});

it.each([
  ["offline", () => connectionLost(), "couldn’t reach our server"],
  ["rate limited", () => refused("RATE_LIMITED"), "That was a bit fast"],
])("shows an error at the passkey login when %s", async (_name, handler, message) => {
  const { user } = await showApp({ at: "/en/login", handlers: { "ask-to-log-in-by-passkey": handler } });
  await user.click(await screen.findByRole("button", { name: "Log in with a passkey" }));
  expect(await screen.findByText(message, { exact: false })).toBeTruthy();
});

it.each([
  ["offline", () => connectionLost(), "No connection"],
  ["rate limited", () => refused("RATE_LIMITED"), "That was a bit fast. Please wait a moment and try again."],
  ["failing", () => refused("INTERNAL"), "Something broke on our side. Please try again in a moment."],
])("says why the passkeys cannot be listed when the server is %s", async (name, handler, message) => {
  await show({ "list-passkeys": handler });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryAllByText("No connection")).toHaveLength(name === "offline" ? 1 : 0);
});

it("leads to the login when the session has ended while listing passkeys", async () => {
  const { path } = await show({ "list-passkeys": () => refused("LOGIN_REQUIRED") });
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
  expect(path()).toBe("/en/login?page=account-login");
});
