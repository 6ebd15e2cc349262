import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

const at = `/en/no-reminders/${"0f".repeat(16)}`;

test("coming by the link is all it takes", async () => {
  const { server } = await showApp({ at, handlers: { "stop-reminders": () => ok({ stopped: true }) } });
  expect(await screen.findByRole("heading", { level: 1, name: "We will not remind you again" })).toBeTruthy();
  expect(server.asked("stop-reminders").map(({ params }) => params)).toEqual([{ token: "0f".repeat(16) }]);
});

test("a link that nobody knows has expired", async () => {
  const { path } = await showApp({ at, handlers: { "stop-reminders": () => refused("TOKEN_UNKNOWN") } });
  await waitFor(() => expect(path()).toBe("/en/link-expired"));
});

test("a lost connection is not taken for done, and can be tried again", async () => {
  let lost = true;
  const { user } = await showApp({
    at,
    handlers: { "stop-reminders": () => (lost ? connectionLost() : ok({ stopped: true })) },
  });
  await screen.findByText("No connection");
  lost = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "We will not remind you again" })).toBeTruthy();
});
