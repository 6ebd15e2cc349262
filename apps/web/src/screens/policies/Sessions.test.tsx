import type { ListedSession } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, type Handler, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

const at = "/en/policies/login";
const here: ListedSession = {
  id: "1",
  browser: "firefox",
  system: "windows",
  beganAt: "2026-11-21T08:00:00.000Z",
  lastUsedAt: "2026-11-21T13:05:00.000Z",
  isThis: true,
};
const phone: ListedSession = { ...here, id: "2", browser: "chrome", system: "android", isThis: false };
const unknown: ListedSession = { ...phone, id: "3", browser: null, system: null };
async function show(handlers: Record<string, Handler>, sessions = [here, phone, unknown]) {
  const app = await showApp({
    at,
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [] }),
      "list-sessions": () => ok({ sessions }),
      ...handlers,
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Show logins" }));
  return app;
}

it("names the devices and ends a session, also one that had already ended", async () => {
  const { user, server } = await show({
    "end-own-session": ({ params }) => (params["id"] === "2" ? ok({ ended: true }) : refused("NOT_FOUND")),
  });
  expect(await screen.findByText("Firefox on Windows")).toBeTruthy();
  expect(screen.getByText(/^This device, logged in since 21\/11\/2026, 09:00$/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Where you’re logged in");
  expect(screen.queryByRole("button", { name: /^End: Firefox/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "End: Chrome on Android" }));
  expect(await screen.findByText("The login has ended")).toBeTruthy();
  expect(screen.queryByText("Chrome on Android")).toBeNull();
  await user.click(screen.getByRole("button", { name: "End: Unknown browser on an unknown device" }));
  expect(await screen.findByText("You’re not logged in anywhere else.")).toBeTruthy();
  expect(server.asked("end-own-session").map(({ params }) => params["id"])).toEqual(["2", "3"]);
});

it("ends all other sessions, and shows an error when the connection is lost", async () => {
  let lost = true;
  const { user } = await show({ "end-other-sessions": () => (lost ? connectionLost() : ok({ ended: 2 })) });
  await user.click(await screen.findByRole("button", { name: "End all others" }));
  expect(await screen.findByText(/couldn’t reach our server/)).toBeTruthy();
  expect(screen.getByText("Chrome on Android")).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole("button", { name: "End all others" }));
  expect(await screen.findByText("All other logins have ended")).toBeTruthy();
  expect(screen.queryByText("Chrome on Android")).toBeNull();
});

it("leads to the login when the current session has ended", async () => {
  const { path } = await show({ "list-sessions": () => refused("LOGIN_REQUIRED") });
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
  expect(path()).toBe("/en/login?page=account-login");
});
