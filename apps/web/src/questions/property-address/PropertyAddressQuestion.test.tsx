import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { refused } from "../../testing/fake-server.ts";

test("an address that another policy covers is said above the form, and nothing typed is lost", async () => {
  const { user, path } = await askQuestion("property-address", {
    before: {},
    handlers: { "save-address": () => refused("PROPERTY_HAS_ACTIVE_POLICY") },
  });
  const unit = screen.getByRole("textbox", { name: /Door, staircase or floor/ });
  await user.type(unit, "Top 4");
  await user.click(continueButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Sorry, but the property has active policy.");
  expect(path()).toBe("/en?step=property-address");
  expect(screen.getByDisplayValue("Top 4")).toBe(unit);
});

test("asks for street and number in one sentence where both are missing, and for the one that is", async () => {
  const { user } = await askQuestion("property-address", { before: { address: null } });
  const lines = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  await user.click(continueButton());
  expect(lines()).toContain("Street: Street name and house number required!");
  await user.type(screen.getByRole("textbox", { name: "House number" }), "7a");
  expect(lines()).toContain("Street: Please add a street");
});
