import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

/** Logs in with a password from `/en/login` with this query, and returns the path of the next page. */
async function pathAfterLogin(query: string): Promise<string> {
  let email: string | null = null;
  const { user, path } = await showApp({
    at: `/en/login${query}`,
    handlers: {
      "log-in": () => ok({ email: (email = "jana@example.com") }),
      "get-session": () => ok({ email }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [] }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Log in with a password" }));
  await user.type(await screen.findByLabelText("Email address or phone number"), "jana@example.com");
  await user.type(screen.getByLabelText("Password"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await screen.findByRole("navigation", { name: "Your account" });
  return path();
}

it("leads to the contracts", async () => {
  expect(await pathAfterLogin("")).toBe("/en/policies");
});

it("leads back to the account page that asked for the login", async () => {
  expect(await pathAfterLogin("?page=account-payments")).toBe("/en/policies/payments");
});

it("leads back to a contract's page, but ignores what is not a contract number", async () => {
  expect(await pathAfterLogin("?page=policy-claims&contract=../x")).toBe("/en/policies");
});

it.each(["staff", "https://example.com", "//example.com", ""])("does not lead to '%s'", async (page) => {
  expect(await pathAfterLogin(`?page=${encodeURIComponent(page)}`)).toBe("/en/policies");
});
