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
