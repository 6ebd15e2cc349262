import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connectionLost, ok, refused, refusedFor } from "../../testing/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

const at = `/en/no-reminders/${"0f".repeat(16)}`;

test("stops the reminders when the link is opened", async () => {
  const { server } = await showApp({ at, handlers: { "stop-reminders": () => ok({ stopped: true }) } });
  expect(await screen.findByRole("heading", { level: 1, name: "We won’t remind you again" })).toBeTruthy();
  expect(server.asked("stop-reminders").map(({ params }) => params)).toEqual([{ token: "0f".repeat(16) }]);
});

test("leads to link-expired when the reminder link is unknown", async () => {
  const { path } = await showApp({ at, handlers: { "stop-reminders": () => refused("TOKEN_UNKNOWN") } });
  await waitFor(() => expect(path()).toBe("/en/link-expired"));
});

test.each([
  ["asked too often", () => refusedFor(600), "You’ve tried this too often. Please try again in 10 minutes."],
  ["broken", () => refused("INTERNAL"), "Something broke on our side. Please try again in a moment."],
])("says why the server refuses when it is %s, and does not blame the connection", async (_, handler, reason) => {
  await showApp({ at, handlers: { "stop-reminders": handler } });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByText("No connection")).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("offers a retry when the connection is lost while stopping reminders", async () => {
  let lost = true;
  const { user } = await showApp({
    at,
    handlers: { "stop-reminders": () => (lost ? connectionLost() : ok({ stopped: true })) },
  });
  await screen.findByText("No connection");
  lost = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "We won’t remind you again" })).toBeTruthy();
});
