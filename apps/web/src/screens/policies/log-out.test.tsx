import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { later, showApp } from "../../testing/show-app.tsx";

const loginCode = { asked: later<void>(), loaded: later<void>() };
vi.mock("../login/LoginScreen.tsx", async (importOriginal) => {
  loginCode.asked.keep();
  await loginCode.loaded.promise;
  return importOriginal();
});

test("logging out while the contracts load leads to a login that does not come back", async () => {
  const contracts = later<FakeReply>();
  const { user, server, history } = await showApp({
    at: "/en/policies/login",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => contracts.promise,
      "log-out": () => ok({ ended: true }),
    },
  });
  await waitFor(() => expect(server.asked("list-policies")).toHaveLength(1));
  const logOut = screen.getByRole("button", { name: "Log out" });
  await user.click(logOut);
  await loginCode.asked.promise;
  contracts.keep(refused("LOGIN_REQUIRED"));
  await waitFor(() => expect(logOut.isConnected).toBe(false));
  loginCode.loaded.keep();
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
  expect(history.paths()).toEqual(["/en/policies/login", "/en/login"]);
});
