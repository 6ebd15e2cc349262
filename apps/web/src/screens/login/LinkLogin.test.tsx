import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const token = "0123456789abcdef0123456789abcdef";
const email = "jana@example.com";

it("requests a login link without revealing whether the account exists", async () => {
  const { user, server } = await showApp({
    at: "/en/login",
    handlers: { "ask-for-login-link": () => ok({ sent: true }) },
  });
  await user.type(await screen.findByLabelText("Email address or phone number"), email);
  await user.click(screen.getByRole("button", { name: "Email me a link" }));
  expect(
    await screen.findByText(/If there’s an account for it, the link is on its way. It works for 15 minutes/),
  ).toBeTruthy();
  expect(server.asked("ask-for-login-link").map(({ body }) => body["login"])).toEqual([email]);
  await user.click(screen.getByRole("link", { name: words("account.toLogin") }));
  expect(await screen.findByLabelText("Email address or phone number")).toHaveProperty("value", email);
});

it("logs in by the mailed link only when the button is pressed", async () => {
  const { user, server, path } = await showApp({
    at: `/en/login?token=${token}`,
    handlers: {
      "log-in-by-link": () => ok({ email }),
      "get-session": () => ok({ email }),
      "list-policies": () => ok({ email, policies: [] }),
    },
  });
  const button = await screen.findByRole("button", { name: "Log in" });
  expect(server.asked("log-in-by-link")).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Your account" })).toBeTruthy();
  expect(server.asked("log-in-by-link").map(({ body }) => body["token"])).toEqual([token]);
  expect(path()).toBe("/en/policies");
});

it("keeps the page that asked for the login, in the request for the link and behind the link", async () => {
  const { user, server } = await showApp({
    at: "/en/login?page=policy-claims&contract=DE-1234-5678-9",
    handlers: { "ask-for-login-link": () => ok({ sent: true }) },
  });
  await user.type(await screen.findByLabelText("Email address or phone number"), email);
  await user.click(screen.getByRole("button", { name: "Email me a link" }));
  await screen.findByText(/the link is on its way/);
  expect(server.asked("ask-for-login-link").map(({ body }) => body)).toMatchObject([
    { login: email, page: "policy-claims", contract: "DE-1234-5678-9" },
  ]);
  const back = screen.getByRole("link", { name: words("account.toLogin") });
  expect(back.getAttribute("href")).toBe("/en/login?page=policy-claims&contract=DE-1234-5678-9");
});

it("leads from the mailed link to the page that asked for the login", async () => {
  const { user, path } = await showApp({
    at: `/en/login?token=${token}&page=account-payments`,
    handlers: {
      "log-in-by-link": () => ok({ email }),
      "get-session": () => ok({ email }),
      "list-policies": () => ok({ email, policies: [] }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  await screen.findByRole("navigation", { name: "Your account" });
  expect(path()).toBe("/en/policies/payments");
});

it("offers a new link when the link is used or too old", async () => {
  const { user } = await showApp({
    at: `/en/login?token=${token}`,
    handlers: { "log-in-by-link": () => refused("WRONG_TOKEN") },
  });
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  expect(await screen.findByRole("heading", { name: words("pages.wrongToken") })).toBeTruthy();
  expect(screen.getByText(/older than 15 minutes/)).toBeTruthy();
});
