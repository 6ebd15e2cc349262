import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connectionLost, ok, refused, refusedFor } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const at = `/en/no-reminders/${"0f".repeat(16)}`;
const stop = () => screen.findByRole("button", { name: words("stop.go") });

test("sends nothing when the reminder link is only opened", async () => {
  const { server } = await showApp({ at });
  await stop();
  expect(screen.getByRole("heading", { level: 1, name: words("stop.askTitle") })).toBeTruthy();
  expect(server.asked("stop-reminders")).toEqual([]);
});

test("stops the reminders at the press of the button", async () => {
  const { user, server } = await showApp({ at, handlers: { "stop-reminders": () => ok({ stopped: true }) } });
  await user.click(await stop());
  expect(await screen.findByRole("heading", { level: 1, name: words("stop.title") })).toBeTruthy();
  expect(server.asked("stop-reminders").map(({ params }) => params)).toEqual([{ token: "0f".repeat(16) }]);
});

test("leads to link-expired when the reminder link is unknown", async () => {
  const { user, path } = await showApp({ at, handlers: { "stop-reminders": () => refused("TOKEN_UNKNOWN") } });
  await user.click(await stop());
  await waitFor(() => expect(path()).toBe("/en/link-expired"));
});

test.each([
  ["asked too often", () => refusedFor(600), "You’ve tried this too often. Please try again in 10 minutes."],
  ["broken", () => refused("INTERNAL"), "Something broke on our side. Please try again in a moment."],
])("says why the server refuses when it is %s, and does not blame the connection", async (_, handler, reason) => {
  const { user } = await showApp({ at, handlers: { "stop-reminders": handler } });
  await user.click(await stop());
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByText(words("form.offlineTitle"))).toBeNull();
  expect(await stop()).toBeTruthy();
});

test("the button works again when the connection was lost while stopping reminders", async () => {
  let lost = true;
  const { user } = await showApp({
    at,
    handlers: { "stop-reminders": () => (lost ? connectionLost() : ok({ stopped: true })) },
  });
  await user.click(await stop());
  await screen.findByText(words("form.offlineTitle"));
  lost = false;
  await user.click(await stop());
  expect(await screen.findByRole("heading", { level: 1, name: words("stop.title") })).toBeTruthy();
});
