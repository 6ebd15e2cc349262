import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, ok } from "../../testing/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

it("says that logging out failed without a connection", async () => {
  const person = { id: "ute", name: "Ute Weiß", email: "ute@example.com", role: "underwriter" };
  const { user } = await showApp({
    at: "/en/staff",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person }),
      "list-cases": () => ok({ rows: [], total: 0 }),
      "log-out-staff": connectionLost,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Log out" }));
  expect(await screen.findByText("No connection")).toBeTruthy();
  expect(screen.getByText("Ute Weiß, Underwriter")).toBeTruthy();
});
