import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Handler, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

async function show(answer: Handler) {
  const app = await showApp({
    at: "/en/policies/login",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", hasPassword: true, policies: [] }),
      "list-common-passwords": () => ok({ passwords: ["password"] }),
      "change-password": answer,
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Change password" }));
  const fill = async (name: string, text: string) => {
    await app.user.clear(await screen.findByLabelText(name));
    if (text) await app.user.type(screen.getByLabelText(name), text);
  };
  const send = () => app.user.click(screen.getByRole("button", { name: "Change password" }));
  return { ...app, fill, send };
}

it("changes the password after checking the rules and the repetition", async () => {
  const { fill, send, server } = await show(() => ok({ changed: true }));
  await fill("Current password", "Lang-und-gut-1");
  await fill("New password", "kurz");
  await fill("Password confirmation", "lang");
  await send();
  const errors = within(screen.getByRole("alert"));
  expect(errors.getByText(/does not meet security requirements/)).toBeTruthy();
  expect(errors.getByText(/Passwords don't match/)).toBeTruthy();
  await fill("New password", "Neues-Wort-22");
  await fill("Password confirmation", "Neues-Wort-22");
  await send();
  expect(await screen.findByText("Your password has been changed")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Password");
  expect(server.asked("change-password").map(({ body }) => body)).toEqual([
    { token: null, currentPassword: "Lang-und-gut-1", password: "Neues-Wort-22" },
  ]);
});

it("shows an error at the current password when it is wrong", async () => {
  const { fill, send } = await show(() =>
    refused("FIELD_INVALID", [{ path: "currentPassword", errorCode: "FIELD_INVALID", params: {} }]),
  );
  for (const name of ["Current password", "New password", "Password confirmation"]) await fill(name, "Neues-Wort-22");
  await send();
  await waitFor(() => expect(errorAtFocus()).toMatch(/That isn’t your current password/));
});

it("leads to the login, which leads back here, when the session has ended while changing the password", async () => {
  const { fill, send, path } = await show(() => refused("LOGIN_REQUIRED"));
  for (const name of ["Current password", "New password", "Password confirmation"]) await fill(name, "Neues-Wort-22");
  await send();
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
  expect(path()).toBe("/en/login?page=account-login");
});

it("offers a link to an account without a password, instead of asking for the current one", async () => {
  const { user, server } = await showApp({
    at: "/en/policies/login",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", hasPassword: false, policies: [] }),
      "forgot-password": () => ok({ sent: true }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Email me a link to set one" }));
  expect(await screen.findByText(/on its way to jana@example\.com/)).toBeTruthy();
  expect(server.asked("forgot-password").map(({ body }) => body["login"])).toEqual(["jana@example.com"]);
  expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
});
